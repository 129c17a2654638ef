import { expect, it } from 'vitest';
import { readElements } from '../../../page/elements.ts';
import { wordedLinks } from '../../../page/links/link-words.ts';
import { neighbourLinkProblems } from './neighbour-links.ts';

const names = ['Viola', 'Oboe', 'Trompa', 'Arpa'];
const path = (at: number) => `/portal-empleo/oferta/${at}`;
const offers = names.map((name, at) => ({ address: path(at), status: 200, heading: `${name} `, links: [] }));
const list = (linkOf: (name: string, at: number) => string) => ({
  address: '/portal-empleo',
  status: 200,
  heading: 'Empleo',
  links: wordedLinks(
    readElements(`<main><ul>${names.map((name, at) => `<li>${linkOf(name, at)}</li>`).join('')}</ul></main>`),
  ),
});
const link = (to: number, words: string) => `<a href="${path(to)}">${words}</a>`;
const problemsOf = (...[linkOf]: Parameters<typeof list>) => neighbourLinkProblems([list(linkOf), ...offers]);

it.each<[string, Parameters<typeof list>[0]]>([
  ['its own page', (name, at) => link(at, `<b>${name}</b>`)],
  ['its own page by other words', (_, at) => link(at, 'Ver la oferta')],
  ['its own page, with more words', (name, at) => link(at, `${name}, plaza abierta`)],
  ['the next one by words', (name, at) => link(at, name) + link((at + 1) % 4, 'Siguiente')],
  ['another page twice', (name, at) => link(at < 2 ? 1 - at : at, name)],
])('an entry may lead to %s', (_, linkOf) => expect(problemsOf(linkOf)).toEqual([]));

it('entries do not lead to their neighbours', () =>
  expect(problemsOf((name, at) => link((at + 1) % 4, name))).toEqual([
    '/portal-empleo leads from “Viola” and others of a list to the page of another entry (/portal-empleo/oferta/1)',
  ]));
