import { expect, it } from 'vitest';
import { pathsOfSessions, privacyProblems } from './private-pages.ts';
import type { TriedPage } from './try-page.ts';

const remote = {
  name: 'jobs',
  mounts: ['/portal-empleo'],
  routes: [
    { id: 'jobs.portal', path: 'portal-empleo' },
    { id: 'jobs.case', path: 'portal-empleo/solicitud/:id' },
  ],
  slots: {},
  locales: { es: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  warmUp: [],
};
const well: TriedPage = { status: 200, html: '', errors: [] };

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

it('finds pages that ask for what needs a session and are not private, with links to them or without', async () => {
  const sessionPaths = ['/api/inbox/{id}'];
  const problemsOf = (isPrivate: boolean) =>
    privacyProblems(
      [
        { address: '/portal-empleo', called: ['api/inbox/7', 'api/news'], isPrivate },
        { address: '/', called: ['api/inbox/1'], calledWithout: ['api/inbox/1'] },
      ],
      ['/portal-empleo'],
      async (address) => ({ ...well, called: address.endsWith('/solicitud/1') ? ['api/inbox/1'] : [], isPrivate }),
      { remote, sessionPaths, onStep: () => {} },
    );
  expect(await problemsOf(true)).toEqual([]);
  const words = 'which the API answers to who is signed in: its handle must say isPrivate';
  expect(await problemsOf(false)).toEqual([
    `/portal-empleo asks for api/inbox/7, ${words}`,
    `/portal-empleo/solicitud/1 asks for api/inbox/1, ${words}`,
  ]);
});
