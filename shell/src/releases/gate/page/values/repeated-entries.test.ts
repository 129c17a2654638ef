import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { repeatedEntryProblems } from './repeated-entries.ts';

const entries = (from: number, to: number, more = '', tag = 'li') =>
  Array.from(
    { length: to - from },
    (_, at) => `<${tag}${more}><h3><a href="/oferta/${from + at}">Oferta ${from + at}</a></h3> Abierta</${tag}>`,
  ).join('');
const problemsOf = (html: string) => repeatedEntryProblems(readElements(`<main>${html}</main>`));

it.each([
  ['each once', `<ul>${entries(0, 6)}</ul>`],
  ['what is in two lists', `<ul>${entries(0, 6)}</ul><ul>${entries(0, 6)}</ul>`],
  ['two of a long list', `<ul>${entries(0, 9)}${entries(0, 2)}</ul>`],
  ['copies that nobody is told of', `<ul>${entries(0, 6)}${entries(0, 6, ' aria-hidden="true"')}</ul>`],
  [
    'one thing on several days',
    `<ul>${[1, 2, 3, 4].map((day) => `<li><a href="/a">Concierto</a> día ${day}</li>`).join('')}</ul>`,
  ],
  ['the featured ones above all', `<ul>${entries(0, 3)}${entries(0, 9)}</ul>`],
  ['entries without links', `<ul>${'<li>Sala</li><li>Foso</li><li>Taller</li>'.repeat(2)}</ul>`],
])('a page may have %s', (_, html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['one after the other', `<ul>${entries(0, 6)}${entries(0, 6)}</ul>`],
  ['each beside itself', `<ol>${[0, 1, 2].map((at) => entries(at, at + 1).repeat(2)).join('')}</ol>`],
  ['as articles', `<div>${entries(0, 3, '', 'article').repeat(2)}</div>`],
])('a list does not have its entries twice: %s', (_, html) =>
  expect(problemsOf(html)).toEqual([
    expect.stringMatching(/^has [36] entries of a list twice, as that which leads to \/oferta\/0$/),
  ]),
);
