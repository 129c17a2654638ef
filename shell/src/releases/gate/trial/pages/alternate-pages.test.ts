import { expect, it } from 'vitest';
import { alternateProblems, lostCanonicalProblems } from './alternate-pages.ts';

const remote = {
  mounts: ['/explora'],
  routes: [{ id: 'explore.article', path: 'explora/:slug/:id' }],
};
const problemsOf = (alternate: string | undefined, status: number, address = '/explora/viento/7') =>
  alternateProblems(
    remote,
    [{ address, status: 200, alternate, canonical: undefined, isPrivate: false }],
    async () => ({ status }),
  );

it('a page names its page in the other language, or one of others', async () => {
  expect(await problemsOf('https://ofgc.example/en/explora/wind/7', 200)).toEqual([]);
  expect(await problemsOf('/en/friends', 404)).toEqual([]);
  expect(await problemsOf(undefined, 404)).toEqual([]);
  // The API may be away for a moment.
  expect(await problemsOf('/en/explora/wind/7', 503)).toEqual([]);
});

it.each([301, 404])('a page does not name one that answers %i', async (status) =>
  expect(await problemsOf('https://ofgc.example/en/explora/viento/7', status)).toEqual([
    `/explora/viento/7 names /en/explora/viento/7 as its page in English, which answers ${status}: see alternates in its handle`,
  ]),
);

it.each<[string, string | undefined, number, number]>([
  ['itself', 'https://site.example/explora/obras/1', 404, 0],
  ['another address that is there', 'https://site.example/explora/obras/una/1', 200, 0],
  ['one that leads on', 'https://site.example/explora/obras/una/1', 301, 0],
  ['one that fails for now', 'https://site.example/explora/obras/una/1', 503, 0],
  ['nothing', undefined, 404, 0],
  ['one that is not there', 'https://site.example/explora/obras/una/1', 404, 1],
])('judges a page that names for search engines %s', async (_, canonical, status, count) => {
  const works = { routes: [{ id: 'explore.work', path: 'explora/obras/:id' }], mounts: ['/explora'] };
  const page = { address: '/explora/obras/1', status: 200, alternate: undefined, canonical, isPrivate: false };
  expect(await lostCanonicalProblems(works, [page, page], async () => ({ status }))).toHaveLength(count);
});
