import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { filmAndTableProblems } from './films-and-tables.ts';

const problemsOf = (html: string, answers: unknown[] = []) => filmAndTableProblems(readElements(html), answers);
const row = '<tr><td>Zona A</td><td>20 €</td></tr>';

it.each([
  '<video controls><track kind="captions" src="/a.vtt"></video><video controls><track src="/a.vtt"></video>',
  '<video controls muted></video><video autoplay muted loop></video><audio controls></audio>',
  `<table><thead><tr><th>Zona</th><th>Precio</th></tr></thead><tbody>${row}${row}</tbody></table>`,
  `<table><tbody><tr><td scope="row">a</td><td>b</td></tr>${row}</tbody></table>`,
  `<table role="presentation">${row}${row}</table>`,
  '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
  '<table role="presentation"><tr><td><table><tr><th>Zona</th><td>A</td></tr></table></td></tr></table>',
  `<table>${row}</table>`,
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it('a film has subtitles, and a table has heads', () => {
  expect(problemsOf('<video controls><track kind="chapters"></video>')).toEqual([
    'has a film with sound and without subtitles: <track kind="captions">, or muted where it has no sound: <video controls="">',
  ]);
  const table = `<table><tbody>${row}${row}</tbody></table>`;
  expect(problemsOf(table)).toEqual([
    'has a table without heads (<th>): a screen reader cannot say what a cell is of: <table>',
  ]);
  expect(problemsOf(table, [{ html: table }])).toEqual([]);
});

it('a table with heads says that it is one, unless it stands in a text of the API', () => {
  const table = `<table role="presentation"><tr><th>Zona</th><th>Precio</th></tr>${row}</table>`;
  expect(problemsOf(table)).toEqual([
    'has a table with heads whose role says that it is none: a screen reader reads its cells one after the other: <table role="presentation">',
  ]);
  expect(problemsOf(table, [{ html: table }])).toEqual([]);
});
