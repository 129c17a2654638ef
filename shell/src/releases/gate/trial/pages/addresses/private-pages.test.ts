import { expect, it } from 'vitest';
import { sampleRemote } from '../../../../../testing/sample-releases/sample-remote.ts';
import {
  otherPersonProblems,
  pathsOfSessions,
  privacyProblems,
  signingInProblems,
  unlinkedAddresses,
} from './private-pages.ts';
import { type TriedPage, untried } from '../tried-page.ts';

const remote = {
  ...sampleRemote,
  routes: [
    { id: 'jobs.portal', path: 'portal-empleo' },
    { id: 'jobs.case', path: 'portal-empleo/solicitud/:id' },
  ],
};
const well: TriedPage = { ...untried, status: 200 };

it('knows the paths of the API that need a session', () => {
  const get = (...statuses: string[]) => ({ get: { responses: Object.fromEntries(statuses.map((one) => [one, {}])) } });
  expect(
    pathsOfSessions({
      paths: {
        '/api/news': get('200', '404'),
        '/api/inbox/{id}': get('200', '401'),
        '/api/session': { ...get('200'), post: { responses: { 401: {} } } },
        '/api/contact': { post: { responses: { 401: {} } } },
      },
    }),
  ).toEqual(['/api/inbox/{id}', '/api/session']);
});

it('knows an address of each route to which no link leads', () => {
  expect(unlinkedAddresses(remote, ['/portal-empleo'])).toEqual(['/portal-empleo/solicitud/1']);
});

it('finds pages that ask for what needs a session and are not private', () => {
  const problemsOf = (isPrivate: boolean) =>
    privacyProblems(
      [
        { address: '/portal-empleo', called: ['api/inbox/7', 'api/news'], calledWithout: [], isPrivate },
        { address: '/', called: ['api/inbox/1'], calledWithout: ['api/inbox/1'], isPrivate: false },
      ],
      ['/api/inbox/{id}'],
    );
  expect(problemsOf(true)).toEqual([]);
  expect(problemsOf(false)).toEqual([
    '/portal-empleo asks for api/inbox/7, which the API answers to who is signed in: its handle must say isPrivate',
  ]);
});

it('asks for private pages as somebody else, who may find nobody there', async () => {
  const page = { address: '/portal-empleo', isPrivate: true };
  const asOther = (tellsOfOther: boolean) => async () => ({ ...well, tellsOfOther });
  expect(await otherPersonProblems(page, asOther(true))).toEqual([
    '/portal-empleo names who was signed in before to whoever comes later',
  ]);
  expect(await otherPersonProblems(page, asOther(false))).toEqual([]);
  expect(await otherPersonProblems({ ...page, isPrivate: false }, asOther(true))).toEqual([]);
});

it('renders pages of signing in for somebody who sets up the second factor', async () => {
  const steps: string[] = [];
  const page = (address: string, called: string[], isPrivate = true) => ({ ...well, address, called, isPrivate });
  const problems = await signingInProblems(
    [
      page('/oficina/segundo-factor', ['api/alerts', 'api/session']),
      page('/oficina', ['api/session', 'api/inbox/7']),
      page('/oficina/guia', ['api/alerts']),
      page('/contacto', ['api/session'], false),
    ],
    async (address) => ({ found: [`${address} has a secret`] }),
    { sessionPaths: ['/api/session', '/api/inbox/{id}'], onStep: (step) => steps.push(step) },
  );
  expect(steps).toEqual(['/oficina/segundo-factor while somebody signs in']);
  expect(problems).toEqual(['/oficina/segundo-factor has a secret']);
});
