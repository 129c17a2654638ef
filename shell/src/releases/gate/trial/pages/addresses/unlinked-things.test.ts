import { expect, it } from 'vitest';
import { unlinkedThingProblems } from './unlinked-things.ts';

const offer = (id: number) => `/portal-empleo/oferta/${id}`;
const remote = { mounts: ['/portal-empleo'] };
const siteMap = Promise.resolve(['/portal-empleo', offer(7), offer(8), offer(9), '/explora/obra/7', '/explora/obra/8']);
const answers = [{ data: [{ id: 7 }, { id: 8 }, { id: 9 }] }];
const page = (html: string, differences = {}) => ({
  address: '/portal-empleo',
  status: 200,
  answers,
  html,
  ...differences,
});

it('finds a list that shows none of what the API answered', async () => {
  expect(await unlinkedThingProblems([page('<p>Ahora no hay ofertas</p>')], { remote, siteMap })).toEqual([
    `/portal-empleo asks the API for what ${offer(7)}, ${offer(8)}, ${offer(9)} are about, and neither it nor another page of the section leads there`,
  ]);
});

it.each<[string, ReturnType<typeof page>[]]>([
  ['leads to one', [page(`<a class="a" href="https://ofgc.example${offer(8)}?desde=lista#a">a</a>`)]],
  ['leads there in English', [page('', { html: `<a href="/en${offer(8)}">a</a>` })]],
  ['is led by another page', [page(''), page(`<a href="${offer(7)}">a</a>`, { address: '/' })]],
  ['asks for few of them', [page('', { answers: [{ data: [{ id: 7 }, { id: 8 }] }] })]],
  ['asks for something else', [page('', { answers: [{ data: { id: 7 } }] })]],
  ['is a page of another kind', [page('', { address: '/portal-empleo/ayuda' })]],
])('lets pass a section whose page %s', async (_, pages) =>
  expect(await unlinkedThingProblems(pages, { remote, siteMap })).toEqual([]),
);
