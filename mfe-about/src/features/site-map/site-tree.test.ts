import { describe, expect, it } from 'vitest';
import { type SiteBranch, type SitePage, siteSections, siteTree } from './site-tree.ts';

const page = (path: string, parent?: string): SitePage => ({
  path,
  title: path,
  lang: 'es',
  ...(parent && { parent }),
});
/** `a(b c)` */
function drawn(branches: readonly SiteBranch[]): string {
  return branches.map(({ path, pages }) => (pages.length > 0 ? `${path}(${drawn(pages)})` : path)).join(' ');
}

describe('siteTree', () => {
  it.each([
    ['keeps the order given', [page('/b'), page('/a')], '/b /a'],
    [
      'puts a page below the one that its path begins with',
      [page('/a/b'), page('/a'), page('/a/b/c')],
      '/a(/a/b(/a/b/c))',
    ],
    ['skips levels without a page', [page('/a'), page('/a/b/c')], '/a(/a/b/c)'],
    [
      'takes only whole path segments for a level',
      [page('/a/temporada'), page('/a/temporada2526')],
      '/a/temporada /a/temporada2526',
    ],
    ['puts a page below the parent that it names', [page('/a/x'), page('/y', '/a/x')], '/a/x(/y)'],
    ['puts no page below the home page', [page('/'), page('/a')], '/ /a'],
    ['lists each page once', [page('/a'), page('/a')], '/a'],
  ])('%s', (_, pages, tree) => {
    expect(drawn(siteTree(pages))).toBe(tree);
  });
});

it('siteSections() sorts sections by their number of pages and separates single pages', () => {
  const pages = [
    page('/canal'),
    page('/canal/a'),
    page('/aviso'),
    page('/conciertos'),
    page('/conciertos/a/b'),
    page('/conciertos/c'),
  ];
  const { sections, single } = siteSections(pages);
  expect([drawn(sections), drawn(single)]).toEqual([
    '/conciertos(/conciertos/a/b /conciertos/c) /canal(/canal/a)',
    '/aviso',
  ]);
});
