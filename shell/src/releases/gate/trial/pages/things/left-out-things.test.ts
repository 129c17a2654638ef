import { expect, it } from 'vitest';
import { untried } from '../tried-page.ts';
import { leftOutProblems } from './left-out-things.ts';

const path = (id: number) => `/portal-empleo/oferta/${id}`;
const ids = [1, 2, 3, 4, 5, 6];
const offers = ids.map((id) => ({ id, status: id > 3 ? 'inactive' : 'active', closes: `2026-12-0${id}` }));
const links = (some: number[]) => some.map((id) => `<a href="${path(id)}">a</a>`).join('');
const listing = (html: string, differences = {}) => ({
  address: '/portal-empleo',
  status: 200,
  isPrivate: false,
  answers: [{ data: offers, meta: { total: offers.length } }],
  asked: ['api/offers'],
  calls: [{ path: 'api/offers', parameters: { lang: 'es' } }],
  html,
  ...differences,
});
const problemsOf = (pages: ReturnType<typeof listing>[], views: Record<string, string> = {}) =>
  leftOutProblems(pages, async (address) => ({ ...untried, html: views[address] ?? '' }), {
    remote: { mounts: ['/portal-empleo'] },
    siteMap: Promise.resolve(['/portal-empleo', ...ids.map(path)]),
    instant: new Date('2026-11-20'),
  });
const answered = (data: object[], more = {}) => ({ answers: [{ data, meta: { total: data.length } }], ...more });

it.each<[string, ReturnType<typeof listing>[], Record<string, string>?]>([
  ['all of them', [listing(links(ids))]],
  [
    'few of them, and another page the rest',
    [listing(links([1, 2, 3])), listing(links(ids), { address: '/portal-empleo/todas' })],
  ],
  [
    'a part, and further ones the rest',
    [listing(`${links([1, 2, 3])}<a href="?pagina=2">2</a>`)],
    { '/portal-empleo?pagina=2': links([4, 5, 6]) },
  ],
  ['the open ones alone', [listing(links([1, 2, 3]))]],
  [
    'no past ones',
    [
      listing(
        links([2, 3, 4, 5, 6]),
        answered(offers.map((one) => (one.id === 1 ? { ...one, closes: '2026-11-01' } : one))),
      ),
    ],
  ],
  [
    'none without a day',
    [listing(links([1, 2, 3, 4, 5]), answered(offers.map((one) => (one.id === 6 ? { ...one, closes: null } : one))))],
  ],
  [
    'what a filter leaves',
    [listing(links([1, 2, 3, 5]), { calls: [{ path: 'api/offers', parameters: { lang: 'es', status: 'active' } }] })],
  ],
  ['a part of a longer list', [listing(links([1, 2, 3, 5]), { answers: [{ data: offers, meta: { total: 40 } }] })]],
  ['two of them, as a page about something else', [listing(links([1, 5]))]],
])('a page may lead to %s', async (_, pages, views) => expect(await problemsOf(pages, views)).toEqual([]));

it.each([
  ['the first', [2, 3, 4, 5, 6], 1, 1],
  ['the last', [1, 2, 3, 4, 5], 1, 6],
  ['some', [1, 3, 5, 6], 2, 2],
])('a page does not leave %s out', async (_, some, count, first) =>
  expect(await problemsOf([listing(links(some))])).toEqual([
    `/portal-empleo leaves out ${count} of the 6 that the API answers: nothing leads to ${path(first)}`,
  ]),
);
