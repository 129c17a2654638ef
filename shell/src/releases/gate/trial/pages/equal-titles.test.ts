import { expect, it } from 'vitest';
import { equalTitleProblems } from './equal-titles.ts';
import { nothingRendered, type Rendered } from './rendered-page.ts';

const routes = [
  { id: 'jobs.list', path: 'portal-empleo' },
  { id: 'jobs.vacancy', path: 'portal-empleo/oferta/:id' },
];
const page = (id: number, differences: Partial<Rendered> = {}): Rendered => ({
  ...nothingRendered,
  address: `/portal-empleo/oferta/${id}`,
  status: 200,
  title: 'Oferta de empleo',
  heading: `Oferta ${id}`,
  ...differences,
});
const problemsOf = (pages: Rendered[]) => equalTitleProblems({ routes }, pages);

it('tells of pages of a route that all have one title', () =>
  expect(problemsOf([1, 2, 3].map((id) => page(id)))).toEqual([
    expect.stringMatching(
      '^/portal-empleo/oferta/1, /portal-empleo/oferta/2, /portal-empleo/oferta/3 have other headings and all the title “Oferta de empleo”',
    ),
  ]));

it.each<[string, Rendered[]]>([
  ['two things with one name', [page(1), page(2)]],
  ['things that have one heading, too', [1, 2, 3].map((id) => page(id, { heading: 'Violín' }))],
  ['titles of their own', [1, 2, 3].map((id) => page(id, { title: `Oferta ${id}` }))],
  ['pages of one list', [1, 2, 3].map((id) => page(id, { address: `/portal-empleo?pagina=${id}` }))],
  ['pages of several languages', [page(1), page(2), page(3, { address: '/en/portal-empleo/oferta/3' })]],
  ['pages that search engines leave out', [1, 2, 3].map((id) => page(id, { isHidden: true }))],
  ['pages that name their list', [1, 2, 3].map((id) => page(id, { canonical: 'https://ofgc.example/portal-empleo' }))],
])('a section may have %s', (_, pages) => expect(problemsOf(pages)).toEqual([]));
