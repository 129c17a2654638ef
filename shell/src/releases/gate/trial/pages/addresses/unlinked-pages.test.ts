import { expect, it } from 'vitest';
import { attempt, Component, leadingTo, type TriedSite } from '../../../../../testing/sample-releases/tried-site.ts';
import { anyValues } from './unanswered-pages.ts';

const ofCode = { id: 'jobs.code', path: 'portal-empleo/codigo/:code', Component };
/** Whatever the trial tries. */
const unknown = Object.fromEntries(anyValues.map((code) => [`/portal-empleo/codigo/${code}`, { status: 404 }]));

it('refuses a page to which nothing leads and of which no example is named', async () => {
  expect((await attempt({ isDescribed: true, routes: [ofCode], pages: unknown })).problems).toEqual([
    'the route jobs.code cannot be tried: no page links to it; name an example in section.ts, be it of something that is gone',
  ]);
});

it.each<[string, TriedSite]>([
  ['shows something where the API has what it is asked for', {}],
  ['is private', { pages: { '/portal-empleo/codigo/1': { isPrivate: true, status: 404 } } }],
  ['redirects', { pages: { '/portal-empleo/codigo/1': leadingTo('/portal-empleo') } }],
  [
    'has an example whose data are gone',
    {
      section: { examples: [{ page: 'code', es: '/portal-empleo/codigo/7', en: '/en/portal-empleo/codigo/7' }] },
      pages: { ...unknown, '/portal-empleo/codigo/7': { status: 404 } },
    },
  ],
])('a page to which nothing leads refuses nothing where it %s', async (_, site) => {
  expect((await attempt({ isDescribed: true, routes: [ofCode], ...site })).problems).toEqual([]);
});

it('counts a page as tried to which only a further page leads', async () => {
  const path = '/portal-empleo';
  const { problems, notes } = await attempt({
    isDescribed: true,
    routes: [ofCode, { id: 'jobs.offer', path: 'portal-empleo/oferta/:id', Component }],
    pages: {
      ...unknown,
      [path]: {
        html: `<main><h1>Empleo</h1><a href="${path}/oferta/7">Siete</a><a href="${path}/oferta/8">Ocho</a></main>`,
      },
      [`${path}/oferta/8`]: { html: `<main><h1>Ocho</h1><a href="${path}/codigo/A9">Su solicitud</a></main>` },
    },
  });
  expect({ problems, notes }).toEqual({ problems: [], notes: [] });
});
