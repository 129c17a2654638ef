import { expect, it } from 'vitest';
import { foreignTitleProblems } from './foreign-titles.ts';

const spanish = { address: '/portal-empleo', title: 'Portal de empleo', heading: 'Portal de empleo' };
const english = { address: '/en/portal-empleo', title: 'Job portal', heading: 'Job portal' };
const usual = { status: 200, isPrivate: false, answers: [] };
const problemsOf = (differences: object) =>
  foreignTitleProblems([
    { ...usual, ...spanish, alternate: `https://ofgc.example${english.address}` },
    { ...usual, ...english, alternate: `https://ofgc.example${spanish.address}`, ...differences },
  ]);

it.each<[string, object]>([
  ['a title of its own', {}],
  ['the title of a work, which is its heading, too', { title: spanish.title, heading: spanish.heading }],
  ['another title than its heading', { title: 'Jobs' }],
  ['a title of the API', { title: spanish.title, answers: [{ title: spanish.title }] }],
  ['what nobody but its owner sees', { title: spanish.title, isPrivate: true }],
])('a page may have %s', (_, differences) => expect(problemsOf(differences)).toEqual([]));

it('a page does not have the title of the other language', () =>
  expect(problemsOf({ title: spanish.title })).toEqual([
    '/en/portal-empleo has the title “Portal de empleo”, as the page in the other language, and the heading “Job portal”: see meta in its handle',
  ]));

it.each([
  ['Auditorio Alfredo Kraus', 0],
  ['Empleo en el auditorio', 1],
])('%s as the title of both pages, and the heading of one, is %i mistakes', (title, count) => {
  const [es, en] = [spanish, english].map((page) => ({ ...usual, ...page, title }));
  const pages = [
    { ...es!, heading: title, alternate: `https://ofgc.example${english.address}` },
    { ...en!, heading: 'The hall', alternate: `https://ofgc.example${spanish.address}` },
  ];
  expect(foreignTitleProblems(pages)).toHaveLength(count);
});
