import { expect, it } from 'vitest';
import {
  attempt,
  Component,
  leadingTo,
  link,
  page,
  type TriedSite,
} from '../../../../testing/sample-releases/tried-site.ts';
import { foreignUrlSamples } from '../../addresses/foreign-url-samples.ts';
import { exampleTag } from '../examples/example-value.ts';
import { markedVisitor } from '../marked-visitor.ts';

const ofCode = { id: 'jobs.code', path: 'portal-empleo/codigo/:code', Component };

it.each<[string, TriedSite, string]>([
  [
    'a page in search and site map that is not there',
    { section: { pages: [page('/portal-empleo/nada')] }, pages: { '/portal-empleo/nada': { status: 404 } } },
    'section.ts leads to /portal-empleo/nada, which answers 404',
  ],
  [
    'a picture that its release does not have',
    { pages: { '/portal-empleo': { html: '<img alt="" src="/assets/jobs/v1/browser/gone.svg">' } } },
    '/portal-empleo names the file /assets/jobs/v1/browser/gone.svg, which the release does not have',
  ],
  [
    'a heavy film that begins by itself',
    {
      pages: { '/portal-empleo': { html: '<h1>a</h1><video autoplay muted src="/assets/jobs/v1/browser/film.mp4">' } },
    },
    '/portal-empleo begins /assets/jobs/v1/browser/film.mp4 of 1953 KB by itself; 1500 KB are the most, a heavier one has controls',
  ],
  [
    'a picture of another release of its own',
    { pages: { '/': { html: '<img alt="" srcset="/assets/jobs/v0/browser/note.svg 2x">' } }, without: {} },
    '/ names the file /assets/jobs/v0/browser/note.svg, which the release does not have',
  ],
  [
    'a page that writes to the console who visits it',
    { written: markedVisitor().headers.cookie ?? '' },
    '/ writes to the console who visits it, or what the API answers to who is signed in',
  ],
  [
    'a text of the API as markup',
    { pages: { '/portal-empleo': { html: `<p>Ejemplo 1 ${exampleTag}</p>` } } },
    '/portal-empleo puts a text of the API into the page as markup',
  ],
  [
    'a page that fails when all is over',
    {
      pages: { '/portal-empleo': { html: '<h1>a</h1>' } },
      nextYear: { '/portal-empleo': { status: 500, errors: [{ kind: 'loader', text: 'next is undefined' }] } },
    },
    '/portal-empleo, when all of today is over (on 31 December of next year): next is undefined',
  ],
  [
    'a page whose own error page fails while the API is away',
    {
      pages: { '/portal-empleo': { html: '<h1>a</h1>' } },
      withoutApi: {
        '/portal-empleo': {
          status: 500,
          errors: [
            { kind: 'page', text: 'connect ECONNREFUSED' },
            { kind: 'page', text: 'its handle’s meta reads data that did not come' },
          ],
        },
      },
    },
    '/portal-empleo with the API away: its handle’s meta reads data that did not come',
  ],
  [
    'a private page to which no link leads',
    {
      routes: [{ id: 'jobs.case', path: 'portal-empleo/caso/:id', Component }],
      pages: { '/portal-empleo/caso/1': { isPrivate: true, status: 500 } },
    },
    '/portal-empleo/caso/1 answers 500',
  ],
  [
    'a page with a code from a message, in one language',
    { routes: [ofCode], pages: { '/en/portal-empleo/codigo/1': { status: 500 } } },
    '/en/portal-empleo/codigo/1 fails where the API has what it is asked for: it answers 500',
  ],
  [
    'a page without title and description',
    {
      pages: {
        '/portal-empleo': { html: '<meta name="description" content="a">' },
        '/en/portal-empleo': { html: '<p>a</p>' },
      },
    },
    '/en/portal-empleo has no title and no description, unlike the section’s others: its route has no handle',
  ],
  [
    'a part of a page in search that the page does not have',
    {
      section: { pages: [page('/portal-empleo#bolsa')] },
      pages: { '/portal-empleo': { html: '<h2 id="bolsa">a' }, '/en/portal-empleo': { html: '<h2 id="pool">a' } },
    },
    'section.ts leads to /en/portal-empleo#bolsa, and the page has no part with that id',
  ],
  [
    'a page that is another section’s for search engines',
    { pages: { '/portal-empleo': { html: '<link rel="canonical" href="/explora">' } } },
    '/portal-empleo sends search engines to /explora, which is no page of the section',
  ],
  [
    'a link of every page to one that is not there',
    { section: { links: [link('/portal-empleo/nada')] }, pages: { '/en/portal-empleo/nada': { status: 404 } } },
    'section.ts leads to /en/portal-empleo/nada, which answers 404',
  ],
  [
    'a link of every page to nowhere',
    { section: { links: [link('/nada')] }, pages: { '/nada': { status: 404 } } },
    'section.ts leads to /nada, which answers 404',
  ],
  [
    'an example that fails',
    {
      section: { examples: [{ page: 'one', es: '/portal-empleo?a=1', en: '/en/portal-empleo' }] },
      pages: { '/portal-empleo?a=1': { status: 500 } },
    },
    '/portal-empleo?a=1 answers 500',
  ],
  [
    'a redirect to a page of its own that is not there',
    {
      pages: {
        '/portal-empleo': leadingTo('/portal-empleo/una'),
        '/portal-empleo/una': leadingTo('/portal-empleo/nada'),
        '/portal-empleo/nada': { status: 404 },
      },
    },
    '/portal-empleo sends its visitors to /portal-empleo/nada, which answers 404',
  ],
  [
    'a redirect to a page of others that is not there',
    { pages: { '/portal-empleo': leadingTo('/explora/nada'), '/explora/nada': { status: 404 } } },
    '/portal-empleo sends its visitors to /explora/nada, which answers 404',
  ],
  [
    'a part that makes the home page one that nobody may keep',
    { pages: { '/': { isShared: false, asked: ['api/me'] } }, without: { '/': { isShared: true } } },
    '/ cannot be kept for all who ask: it asks for what the API answers to one visitor alone, or anew each time (api/me)',
  ],
  [
    'a page that fails where nothing is entered',
    { empty: { '/portal-empleo': { status: 500, errors: [{ kind: undefined, text: 'reading title' }] } } },
    '/portal-empleo with empty lists of the API (on 1 January): reading title',
  ],
  [
    'a page that leads elsewhere a year later',
    { empty: { '/portal-empleo': { html: '<a href="https://elsewhere.example/">a</a>' } } },
    '/portal-empleo leads to elsewhere.example a year from now, and no page does today: a page that already leads there must be among the examples of section.ts',
  ],
  [
    'a part of the home page that fails where nothing is entered',
    { empty: { '/': { errors: [{ kind: 'render', text: 'home.jobs: reading title' }] } } },
    '/ with empty lists of the API (on 1 January): home.jobs: reading title',
  ],
])('refuses %s', async (_, trial, problem) => {
  expect((await attempt(trial)).problems).toEqual([problem]);
});

it('blames nobody for what fails of others', async () => {
  const { problems } = await attempt({
    section: { links: [link('/explora'), link('/calendario.ics'), link('/api/docs')] },
    pages: {
      '/portal-empleo': leadingTo('/explora'),
      '/en/portal-empleo': leadingTo('/documentos/1/bases'),
      '/explora': { status: 503 },
      '/calendario.ics': { status: 404 },
      '/api/docs': { status: 404 },
      '/documentos/1/bases': { status: 404 },
    },
  });
  expect(problems).toEqual([]);
});

it('what the home page has without the release, too, is not its doing', async () => {
  const [mine, theirs] = ['<iframe></iframe>', '<base href="/x">'];
  const pages = { '/': { html: mine + theirs }, '/en': { html: theirs } };
  const { problems } = await attempt({ pages, without: { '/': { html: theirs }, '/en': { html: theirs } } });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^\/ has .*iframe/);
});

it('a home page that does not come without the release says nothing of what it has with it', async () => {
  const home = { html: '<meta name="description" content="La orquesta">' };
  const gone = { status: 500, html: '' };
  const { problems } = await attempt({
    pages: { '/': home, '/en': home },
    without: { '/': gone, '/en': gone },
  });
  expect(problems).toEqual([]);
});

it('names the routes with something to show of which it saw redirects alone', async () => {
  const routes = [
    { id: 'jobs.desk', path: 'portal-empleo/mesa', lazy: async () => ({ Component }) },
    { id: 'jobs.old', path: 'portal-empleo/antes', lazy: async () => ({ loader: () => null }) },
  ];
  const pages = Object.fromEntries(
    ['', '/en'].flatMap((language) => {
      const away = leadingTo(`${language}/portal-empleo`);
      return ['mesa', 'antes'].map((name) => [`${language}/portal-empleo/${name}`, away]);
    }),
  );
  expect(await attempt({ routes, pages })).toMatchObject({
    problems: [],
    notes: ['the route jobs.desk was not tried: only redirects'],
  });
});

it('tries no page twice, further examples of a route in one language each, and with the API away one of each route', async () => {
  const path = '/portal-empleo';
  const { steps } = await attempt({
    section: {
      menu: { to: path, rank: 1 },
      pages: [page(path), page(`${path}#ofertas`)],
      links: [link(path)],
      examples: ['a', 'b', 'c'].map((name) => ({ page: name, es: `${path}?${name}=1`, en: `/en${path}?${name}=1` })),
    },
  });
  expect(steps).toEqual([
    '/',
    '/en',
    path,
    `/en${path}`,
    `${path}?a=1`,
    `/en${path}?b=1`,
    `${path}?c=1`,
    '/ with empty lists',
    '/ with the API away',
    '/en with the API away',
    `${path} with empty lists`,
    `${path} with the API away`,
    `/en${path} with the API away`,
    'what its pages lead to',
  ]);
});

it('tries of each route the page that asks the API for most', async () => {
  const path = '/portal-empleo';
  const { steps } = await attempt({
    routes: [{ id: 'jobs.vacancy', path: 'portal-empleo/oferta/:id', Component }],
    section: { links: [link(`${path}/oferta/nueva`)] },
    pages: {
      [path]: { html: `<main><a href="${path}/oferta/7">Siete</a></main>` },
      [`${path}/oferta/7`]: { asked: ['api/offers/7'] },
    },
  });
  expect(steps).toContain(`${path}/oferta/7 with the API away`);
  expect(steps).not.toContain(`${path}/oferta/nueva with the API away`);
});

it('tries the pages to which only linked pages lead', async () => {
  const path = '/portal-empleo';
  const { steps } = await attempt({
    routes: [
      { id: 'jobs.vacancy', path: 'portal-empleo/oferta/:id', Component },
      { id: 'jobs.bases', path: 'portal-empleo/oferta/:id/bases', Component },
    ],
    pages: {
      [path]: { html: `<main><a href="${path}/oferta/7">Siete</a></main>` },
      [`${path}/oferta/7`]: { html: `<main><a href="${path}/oferta/7/bases">Bases</a></main>` },
    },
  });
  expect(steps).toContain(`/en${path}/oferta/7/bases`);
});

it('names each page before it is rendered: with what somebody types, and those that others lead to', async () => {
  const html = '<link rel="alternate" hreflang="en" href="/en/portal-empleo/other">';
  const { steps } = await attempt({
    routes: [{ id: 'jobs.rest', path: 'portal-empleo/*', Component }],
    pages: { '/portal-empleo': { parameters: ['a'], html } },
  });
  const led = steps.slice(steps.indexOf('what its pages lead to') + 1);
  const none = 'no-hay-nada-con-este-nombre';
  expect(led).toEqual(['/en/portal-empleo/other', `/portal-empleo/${none}/${none}`]);
  expect(steps.filter((step) => step.startsWith('/portal-empleo?a='))).toHaveLength(foreignUrlSamples.length);
});
