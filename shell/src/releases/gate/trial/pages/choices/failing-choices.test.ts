import { expect, it } from 'vitest';
import { nothingRendered } from '../rendered-page.ts';
import { type TriedPage, untried } from '../tried-page.ts';
import { judging, renderChoices } from './failing-choices.ts';

const list = (name: string, values: readonly string[]) =>
  `<select name="${name}">${['', ...values].map((value) => `<option value="${value}">${value}</option>`).join('')}</select>`;
const html = `<main><form action="/a">${list('tipo', ['coro', 'banda'])}${list('sede', ['lp'])}<button>Ver</button></form></main>`;
const usual = { ...nothingRendered, address: '/a', status: 200, html, parameters: ['tipo', 'sede'] };

/** @param views by what is chosen @returns the problems of its views, and what was chosen */
async function attempt(views: Record<string, Partial<TriedPage>>, page: Partial<TriedPage> = {}, known: string[] = []) {
  const problems: string[] = [];
  const chosen: string[] = [];
  const tryPage = async (address: string) => {
    chosen.push(address.slice('/a?'.length));
    return { ...untried, status: 200, ...views[address.slice('/a?'.length)] };
  };
  await renderChoices('/a', { ...usual, ...page }, { tryPage: judging(tryPage, [], problems), known });
  return { problems, chosen };
}

it('chooses each value that a page offers, of all lists one at a time', async () =>
  expect(await attempt({})).toEqual({ problems: [], chosen: ['tipo=coro&sede=lp', 'tipo=banda'] }));

it('chooses no value again, and none of long lists, which are of names', async () => {
  expect((await attempt({}, {}, ['/a?tipo=coro&sede=lp', '/b?tipo=banda'])).chosen).toEqual(['tipo=banda']);
  const names = Array.from({ length: 13 }, (_, at) => `n${at}`);
  expect((await attempt({}, { html: html.replace(list('sede', ['lp']), list('sede', names)) })).chosen).toEqual([
    'tipo=coro',
    'tipo=banda',
  ]);
});

it('chooses each alone where the page leads elsewhere with several', async () =>
  expect((await attempt({ 'tipo=coro&sede=lp': { status: 302 } })).chosen).toEqual([
    'tipo=coro&sede=lp',
    'tipo=coro',
    'sede=lp',
    'tipo=banda',
  ]));

it.each<[string, Partial<TriedPage>, string]>([
  ['fails', { status: 500, errors: [{ kind: undefined, text: 'no label' }] }, '/a?tipo=banda: no label'],
  [
    'asks for a text that is missing',
    { errors: [{ kind: 'words', text: 'jobs:of.banda' }] },
    '/a?tipo=banda: jobs:of.banda',
  ],
  ['shows what nobody meant', { html: '<main>Tipo: undefined</main>' }, '/a?tipo=banda shows “undefined”'],
])('refuses a value with which a page %s', async (_, view, problem) =>
  expect((await attempt({ 'tipo=banda': view })).problems).toEqual([expect.stringContaining(problem)]),
);

it('lets a page answer a choice with 404 or without a part, and chooses nothing that it does not read', async () => {
  const late = { status: 200, errors: [{ kind: 'load', text: 'timeout' }] };
  expect((await attempt({ 'tipo=coro&sede=lp': late, 'tipo=banda': { status: 404 } })).problems).toEqual([]);
  expect((await attempt({}, { parameters: ['sede'] })).chosen).toEqual(['sede=lp']);
  expect((await attempt({}, { isPrivate: true })).chosen).toEqual([]);
});
