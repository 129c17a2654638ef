import { expect, it } from 'vitest';
import { catalogueProblems } from './catalogues.ts';

const problemsOf = (es: Record<string, string>, en: Record<string, string>) =>
  catalogueProblems({ locales: { es: async () => ({ default: es }), en: async () => ({ default: en }) } });

it.each<[string, Record<string, string>, Record<string, string>]>([
  [
    'an element that a page puts in its place and one language lacks',
    { find: 'Música de <composer/> en <month />' },
    { find: 'Music of <composer/>' },
  ],
  ['a translated name of an element', { find: 'Llame al <tel>928</tel>' }, { find: 'Call <phone>928</phone>' }],
  [
    'a form for many that says the number in one language alone',
    { find_one: 'Una plaza', find_other: '{{count}} plazas' },
    { find_one: 'One place', find_other: 'Places' },
  ],
])('languages do not differ in %s', async (_, es, en) =>
  expect(await problemsOf(es, en)).toEqual([
    expect.stringMatching(/^the languages have other values in find(?:_other)?$/),
  ]),
);

it('a language may have elements that its words alone need, and forms for one thing without the number', async () => {
  expect(await problemsOf({ at: '<b>En</b> el Auditorio' }, { at: 'At the <i>Auditorio</i><br/>' })).toEqual([]);
  expect(
    await problemsOf(
      { a_one: '{{count}} plaza', a_other: '{{count}} plazas', b_one: 'La otra', b_other: 'Las otras' },
      { a_one: 'One place', a_other: '{{count}} places', b_one: 'The other', b_other: 'The others' },
    ),
  ).toEqual([]);
});

it('letters that were read in another encoding are told', async () => {
  expect(
    await problemsOf({ a: 'InscripciÃ³n', b: '«Ópera», “Ângela”' }, { a: 'Inscription', b: 'Opera – NÃO' }),
  ).toEqual(['the language es has a in a wrong encoding: “InscripciÃ³n”']);
});
