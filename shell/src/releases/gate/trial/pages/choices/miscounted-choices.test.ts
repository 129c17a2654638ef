import { expect, it } from 'vitest';
import { miscountedProblems } from './miscounted-choices.ts';

const option = (value: string, label: string, count: number) => ({ value, label, count });
const status = [option('active', 'Abiertas', 4), option('inactive', 'Cerradas', 2)];
const html =
  '<main><select name="estado"><option value="">Todas</option><option value="activas">Abiertas (4)</option><option value="cerradas">Cerradas</option></select></main>';
const problemsOf = (total: number, { facets = { status }, value = 'cerradas' } = {}) =>
  miscountedProblems(
    '/portal-empleo',
    { html, answers: [{ data: [], meta: { total: 6, facets } }] },
    { status: 200, answers: [{ data: [], meta: { total } }, { data: {} }] },
    ['estado', value],
  );

it.each<[string, Parameters<typeof problemsOf>]>([
  ['shows what it says', [2]],
  ['shows what it says by its own name', [4, { value: 'activas' }]],
  ['leaves another number, as beside a default', [1]],
  ['is of values that entries have several of', [4, { facets: { status: [...status, option('a', 'Otras', 3)] } }]],
  ['is none of the API', [4, { value: 'nuevas' }]],
  [
    'has as many as another',
    [3, { facets: { status: [option('active', 'Abiertas', 3), option('inactive', 'Cerradas', 3)] } }],
  ],
])('lets pass a choice that %s', (_, given) => expect(problemsOf(...given)).toEqual([]));

it.each([
  ['cerradas', 4, '“estado=cerradas” 4 entries, as many as “Abiertas” has: “Cerradas” has 2'],
  ['activas', 2, '“estado=activas” 2 entries, as many as “Cerradas” has: “Abiertas” has 4'],
])('a choice does not show the contrary: %s', (value, total, words) =>
  expect(problemsOf(total, { value })).toEqual([`/portal-empleo shows with ${words}`]),
);
