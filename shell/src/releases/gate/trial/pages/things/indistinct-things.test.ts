import { expect, it } from 'vitest';
import { nothingRendered, type Rendered } from '../rendered-page.ts';
import { indistinctThingProblems } from './indistinct-things.ts';

const names = ['Abono Sol', 'Abono Mar', 'Abono Luna'];
const pathOf = (at: number) => `/portal-empleo/oferta/${at}`;
const shown = { ...nothingRendered, status: 200 };
const list: Rendered = {
  ...shown,
  address: '/portal-empleo',
  title: 'Abonos',
  heading: 'Abonos',
  answers: [{ data: names.map((title) => ({ title })) }],
  links: names.map((words, at) => ({ href: pathOf(at), words, parts: 1 })),
};
/** The page of a thing that shows the first. */
const first = (at: number, differences: Partial<Rendered> = {}): Rendered => ({
  ...shown,
  address: pathOf(at),
  title: 'Abono Sol',
  heading: 'Abono Sol',
  html: '<main><h1>Abono Sol</h1></main>',
  ...differences,
});
const routes = [
  { id: 'jobs.list', path: 'portal-empleo' },
  { id: 'jobs.vacancy', path: 'portal-empleo/oferta/:id' },
];
const problemsOf = (things: Rendered[], listed = list) => indistinctThingProblems({ routes }, [listed, ...things]);

it('refuses pages that show the first thing, whichever their address names', () =>
  expect(problemsOf([first(0), first(1), first(2)])).toEqual([
    '/portal-empleo/oferta/0, /portal-empleo/oferta/1, /portal-empleo/oferta/2 are all about “Abono Sol”, and links lead there from “Abono Mar” and “Abono Luna”: each has to show what its address names',
  ]));

it.each<[string, Rendered[], Rendered?]>([
  ['two things of one name', [first(0), first(1)]],
  [
    'things of one name that say what leads to them',
    names.map((name, at) => first(at, { html: `<main><h1>Abono Sol</h1><p>${name}</p></main>` })),
  ],
  ['headings of their own', names.map((heading, at) => first(at, { heading }))],
  ['pages that search engines leave out', names.map((_, at) => first(at, { isHidden: true }))],
  ['links whose words are its own', names.map((_, at) => first(at)), { ...list, answers: [] }],
  [
    'other pages of one thing',
    names.map((_, at) => first(at)),
    { ...list, links: list.links.map((link) => ({ ...link, words: 'Abono Sol' })) },
  ],
])('a section may have %s', (_, things, listed) => expect(problemsOf(things, listed)).toEqual([]));
