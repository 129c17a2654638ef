import { describe, expect, it } from 'vitest';
import { nothingRendered } from './rendered-page.ts';
import { alternateProblems, lostCanonicalProblems, mismatchedAlternateProblems } from './alternate-pages.ts';

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

describe('the page in the other language', () => {
  const page = (address: string, alternate: string, differences = {}) => ({
    ...nothingRendered,
    address,
    alternate: `https://site.example${alternate}`,
    status: 200,
    title: address,
    heading: address,
    ...differences,
  });
  const problemsOf = (...pages: ReturnType<typeof page>[]) => mismatchedAlternateProblems(remote, pages);
  const [es, en] = ['/explora/viento/7', '/en/explora/wind/7'];

  it.each<[string, ReturnType<typeof page>[]]>([
    ['names it in return', [page(es, en), page(en, es)]],
    ['names itself in its language', [page(es, '/en/explora/viento/7'), page('/explora/agua/8', '/en/explora/agua/8')]],
    ['is not known', [page(es, en)]],
    ['is one of a page that search engines leave out', [page(es, en, { isHidden: true }), page(en, '/explora/agua/8')]],
    [
      'is named by another address of the same thing',
      [page(es, en), page('/explora/7/7', en, { canonical: es }), page(en, es)],
    ],
  ])('may be one that %s', (_, pages) => expect(problemsOf(...pages)).toEqual([]));

  it('names no other page in return', () =>
    expect(problemsOf(page(es, en), page(en, '/explora/agua/8'))).toEqual([
      `${es} names ${en} as its page in the other language, which names /explora/agua/8: see alternates in its handle`,
    ]));

  it('is not that of two things', () =>
    expect(problemsOf(page(es, '/en/explora'), page('/explora/agua/8', '/en/explora'))).toEqual([
      `${es} and /explora/agua/8 both name /en/explora as their page in the other language: see alternates in the handle`,
    ]));
});
