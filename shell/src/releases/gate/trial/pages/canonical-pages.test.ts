import { expect, it } from 'vitest';
import { canonicalProblems, mappedElsewhereProblems } from './canonical-pages.ts';

const routes = [
  { id: 'explore.artists', path: 'explora/invitados' },
  { id: 'explore.artist', path: 'explora/invitados/:slug/:id' },
];
const naming = (canonical: string | undefined, ...addresses: string[]) =>
  canonicalProblems(
    { routes },
    addresses.map((address) => ({ address, status: 200, canonical, title: undefined, called: [] })),
  );
const artist = (id: number) => `/explora/invitados/una/${id}`;

it('finds pages of one route that all name the same other page', () => {
  expect(naming('https://site.example/explora/invitados', artist(1), artist(2))).toEqual([
    `${artist(1)} and ${artist(2)} both name /explora/invitados for search engines, which then list neither: see canonical in the meta`,
  ]);
  expect(naming(artist(3), artist(1), artist(2), artist(4))).toHaveLength(1);
});

it('lets the views of one thing name it', () => {
  const works = [{ id: 'explore.work', path: 'explora/obras/:slug/:view?' }];
  const views = ['partitura', 'audio', 'prensa'].map((view) => `/explora/obras/una/${view}`);
  const page = { status: 200, canonical: '/explora/obras/una', title: undefined, called: [] };
  expect(
    canonicalProblems(
      { routes: works },
      views.map((address) => ({ ...page, address })),
    ),
  ).toEqual([]);
});

it('lets a list with a filter in its path name the list, and no things of the API', () => {
  const lists = [{ id: 'jobs.list', path: 'portal-empleo/:family?' }];
  const problemsOf = (called: (family: string) => string[]) =>
    canonicalProblems(
      { routes: lists },
      ['cuerda', 'viento', 'piano'].map((family) => ({
        address: `/portal-empleo/${family}`,
        status: 200,
        canonical: '/portal-empleo',
        title: family,
        called: called(family),
      })),
    );
  expect(problemsOf(() => ['api/offers'])).toEqual([]);
  expect(problemsOf((family) => [`api/offers/${family}`])).toHaveLength(1);
});

it('lets addresses of one page name it', () => {
  expect(naming('/explora/invitados', '/explora/invitados?pagina=2', '/explora/invitados?pagina=3')).toEqual([]);
  expect(naming(artist(1), artist(1), '/explora/invitados/otra/1', '/explora/invitados/ahora/0')).toEqual([]);
  expect(naming('/explora/invitados', artist(1))).toEqual([]);
  expect(naming(undefined, artist(1), artist(2), artist(3))).toEqual([]);
});

const themes = { id: 'explore.theme', path: 'explora/tema/:slug' };
const theme = (slug: string, title: string) => ({
  address: `/explora/tema/${slug}`,
  status: 200,
  canonical: `/explora/tema/${slug}`,
  title,
  called: [],
});
const about = (id: number, slug: string) => ({ ...theme(slug, 'Una'), address: artist(id) });

it.each<[string, ReturnType<typeof theme>[], number]>([
  ['names a page about something else', [theme('a', 'A'), theme('b', 'B'), about(1, 'a'), about(2, 'b')], 1],
  ['names its new address', [theme('a', 'Una'), theme('b', 'Una'), about(1, 'a'), about(2, 'b')], 0],
  ['names a page that was not tried', [theme('a', 'A'), about(1, 'a'), about(2, 'b')], 0],
  ['is alone, like one for old links', [theme('a', 'A'), about(1, 'a')], 0],
])('looks at pages of one route of which each %s', (_, pages, count) => {
  expect(canonicalProblems({ routes: [...routes, themes] }, pages)).toHaveLength(count);
});

it('a page of the site map is not sent to another one by search engines, but one for old links may be', () => {
  const problemsOf = (siteMap: string[], title = 'Una', address = '/explora/tema/b') =>
    mappedElsewhereProblems([theme('a', 'A'), { ...theme('a', title), address }], siteMap);
  expect(problemsOf(['/explora/tema/a', '/explora/tema/b'])).toEqual([
    '/explora/tema/b is in the site map and names /explora/tema/a for search engines, which has another title: it would not be listed, see canonical in its meta',
  ]);
  expect(problemsOf(['/explora/tema/a'])).toEqual([]);
  expect(problemsOf(['/explora/tema/a', '/explora/tema/b'], 'A')).toEqual([]);
  expect(problemsOf(['/explora/tema/a'], 'Una', '/explora/tema/a?familia=b')).toEqual([]);
});
