import { expect, it } from 'vitest';
import { untried } from '../tried-page.ts';
import { falselyEmptyProblems } from './falsely-empty.ts';

const none = '<p>No hay discos con estos filtros.</p>';
const page = (html: string) => `<main><h1>Discografía</h1>${html}</main>`;
type Differences = { usual?: string; empty?: string; status?: number; called?: string[] };

/** @param shown with the API away @param usual with data @param empty where all lists are empty */
const problemsOf = (shown: string, { usual = '<p>Disco</p>', empty = none, ...differences }: Differences = {}) =>
  falselyEmptyProblems(
    '/explora/discografia with the API away',
    { html: page(usual) },
    { status: 200, called: ['api/albums'], html: page(shown), ...differences },
    async () => ({ ...untried, status: 200, html: page(empty) }),
  );

it.each<[string, Parameters<typeof problemsOf>]>([
  ['that it does not know', ['<p>Los discos no se pueden mostrar ahora.</p>']],
  [
    'the same of both, and that it may not know',
    ['<p>No hay datos disponibles.</p>', { empty: '<p>No hay datos disponibles.</p>' }],
  ],
  ['what it always says', [none, { usual: none }]],
  ['nothing, with 503', [none, { status: 503 }]],
  ['what it says nowhere else', ['<p>No hay nadie aquí.</p>']],
  ['nothing of the API', [none, { called: [] }]],
])('a page with the API away may say %s', async (_, given) => expect(await problemsOf(...given)).toEqual([]));

it('a page with the API away does not say that there is nothing', async () =>
  expect(await problemsOf(none)).toEqual([
    '/explora/discografia with the API away says “No hay discos con estos filtros.”, as if it knew: a page whose data did not come says so, or answers 503',
  ]));
