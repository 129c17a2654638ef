import { expect, it } from 'vitest';
import { untried } from '../tried-page.ts';
import { givenUpProblems } from './given-up-addresses.ts';

const remote = {
  mounts: ['/portal-empleo'],
  routes: [
    { id: 'jobs.portal', path: 'portal-empleo' },
    { id: 'jobs.vacancy', path: 'portal-empleo/oferta/:id' },
  ],
} as never;
const problemsOf = (published: string[], status: number, pages: string[] = ['/portal-empleo']) =>
  givenUpProblems(
    published,
    pages.map((address) => ({ address })),
    async () => ({ ...untried, status }),
    remote,
  );

it.each<[string, string[], number]>([
  ['still has', ['/portal-empleo'], 404],
  ['redirects', ['/portal-empleo/ayuda'], 301],
  ['says that it gave up', ['/portal-empleo/ayuda'], 410],
  ['had of a thing that was deleted', ['/portal-empleo/oferta/7'], 404],
  ['led to and others have', ['/explora'], 404],
])('accepts a page that the release %s', async (_, published, status) =>
  expect(await problemsOf(published, status)).toEqual([]),
);

it('a page of the live release is not lost', async () =>
  expect(await problemsOf(['/portal-empleo', '/portal-empleo/ayuda'], 404)).toEqual([
    '/portal-empleo/ayuda answers 404, and the live release has that page: other sections lead there, so it has to redirect to where it is now, or to answer 410',
  ]));
