import { expect, it } from 'vitest';
import { untried } from '../tried-page.ts';
import { unreachedEndProblems } from './unreached-ends.ts';

const perPage = 12;
/** @param most the last part to which links lead */
const problemsOf = async (total: number, most: number, { more = '', isOfSide = false } = {}) => {
  const pageFor = (address: string) => {
    const part = Number(new URLSearchParams(address.split('?')[1] ?? '').get('pagina') ?? 1);
    const next = part < most ? `<a rel="next" href="?pagina=${part + 1}">Siguiente</a>` : '';
    return {
      ...untried,
      address,
      status: 200,
      parameters: ['pagina'],
      answers: [{ data: [], meta: { total, perPage, page: isOfSide ? 1 : part } }, { data: {} }],
      html: `<main>${next}${more}</main>`,
    };
  };
  const tried: string[] = [];
  const problems = await unreachedEndProblems([pageFor('/explora/noticias')], async (address) => {
    tried.push(address);
    return pageFor(address);
  });
  return { problems, tried };
};

it.each<[string, Parameters<typeof problemsOf>, string[]]>([
  ['by going on', [40, 4], ['/explora/noticias?pagina=3']],
  ['by its number', [40, 4, { more: '<a href="?pagina=4">4</a>' }], []],
  ['of two', [24, 2], []],
  ['which is its only one', [12, 1], []],
  ['by a form', [40, 1, { more: '<form><select name="pagina"></select></form>' }], []],
  ['of another list beside it', [40, 1, { isOfSide: true }], ['/explora/noticias?pagina=4']],
])('the last part of a list is reached %s', async (_, given, tried) =>
  expect(await problemsOf(...given)).toEqual({ problems: [], tried }),
);

it.each([
  [40, 3, 4],
  [40, 2, 4],
  [18, 1, 2],
])('a list of %i whose last part nobody reaches is told', async (total, most, last) =>
  expect((await problemsOf(total, most)).problems).toEqual([
    `/explora/noticias leads nobody to the last part of its list (pagina=${last}), in which the API has more`,
  ]),
);
