import { expect, it } from 'vitest';
import { exampleTag } from '../../../examples/example-value.ts';
import { editedWithTag } from './edited-content.ts';
import { keptTextProblems } from './kept-texts.ts';

const summary = 'La orquesta convoca una plaza de viola & otra de oboe, «tutti», para la temporada.';
const title = 'Viola principal de la orquesta';
const place = 'Auditorio del Mar Océano';
const answers = [{ data: [{ id: 7, title, summary, place }] }];
const edit = editedWithTag(exampleTag, new Set());
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const html = (texts: string[]) => `<main>${texts.map((text) => `<p>${escaped(text)}</p>`).join('')}</main>`;
const all = [title, summary, place];

/** @param later the texts that the page shows after the edit @param kept what a module keeps */
const problemsOf = (later: string[], kept: string[] = all, catalogue: Record<string, string> = {}) =>
  keptTextProblems(
    '/portal-empleo',
    { html: html(all) },
    { status: 200, html: html(later), answers: answers.map((answer) => edit('', answer)) },
    {
      remote: { locales: { es: async () => ({ default: catalogue }) } } as never,
      kept: new Map([['key', { name: 'memo', beside: undefined, print: JSON.stringify(kept) }]]),
    },
  );
const editedOf = (text: string) => `${text} otra ${exampleTag}`;

it.each<[string, Parameters<typeof problemsOf>]>([
  ['after an edit the new texts', [all.map(editedOf)]],
  ['no texts any more', [[]]],
  ['texts that its code has as well', [all, []]],
  ['texts of its catalogue', [all, all, { a: title, b: summary, c: place }]],
  ['one short text, as the name of a house', [[place]]],
])('a page may show %s', async (_, given) => expect(await problemsOf(...given)).toEqual([]));

it.each([
  ['a sentence', [summary], summary.slice(0, 60)],
  ['two names', [title, place], title],
])('a page does not show texts that a module keeps: %s', async (_, later, first) =>
  expect(await problemsOf(later)).toEqual([
    `/portal-empleo shows “${first}” as it was before it was edited: a variable of a module keeps it for all who come later`,
  ]),
);
