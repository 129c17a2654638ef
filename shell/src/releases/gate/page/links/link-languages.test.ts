import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { linkLanguageProblems } from './link-languages.ts';

const siteUrl = 'https://ofgc.example';
const problemsOf = (html: string, address = '/en/portal-empleo', answers: unknown[] = []) =>
  linkLanguageProblems(address, readElements(`<html lang="en"><main>${html}</main>`), { siteUrl, answers });

it.each([
  '<a href="/en/explora">a</a><a href="https://elsewhere.example/a">b</a><a href="#c">c</a>',
  '<a href="/explora" hreflang="es">a</a><a href="/explora" lang="es">b</a>',
  '<article lang="es"><a href="/explora">a</a></article><a href="/explora"><b lang="es">b</b></a>',
  '<form action="/en/explora"><button formaction="/explora"></button></form><form action="?b=2"></form><form></form>',
  '<form action="/explora" lang="es"></form>',
  '<a href="/documentos/1/a.pdf">a</a><a href="/en/calendario.ics">b</a><a href="/idioma/es">c</a>',
])('an English page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<a href="/explora?a=1">a</a>', 'leads to /explora, which is in Spanish'],
  ['<a href="https://ofgc.example/explora">a</a>', 'leads to /explora, which is in Spanish'],
  ['<a href="/eventos/pastoral.ics">a</a>', 'leads to /eventos/pastoral.ics, which is in Spanish'],
  ['<a href="/">a</a>', 'leads to /, which is in Spanish'],
])('an English page does not have %s', (html, problem) =>
  expect(problemsOf(html)).toEqual([`${problem}: a link to another language says so with hreflang`]),
);

it.each(['get', 'post'])('a form in an English page does not go to a Spanish one: %s', (method) =>
  expect(problemsOf(`<form method="${method}" action="/explora">a</form>`)).toEqual([
    'has a form that goes to /explora, which is in Spanish: whoever sends it gets a page in another language',
  ]),
);

it('a Spanish page does not lead to English ones either', () => {
  expect(problemsOf('<a href="/en/explora">a</a>', '/portal-empleo')).toEqual([
    'leads to /en/explora, which is in English: a link to another language says so with hreflang',
  ]);
  expect(problemsOf('<a href="/explora">a</a>', '/portal-empleo')).toEqual([]);
});

it('an address that the API answered is not the section’s fault', () => {
  const answer = { data: { html: '<a href="/explora">a</a>' } };
  expect(problemsOf('<a href="/explora">a</a>', '/en/portal-empleo', [answer])).toEqual([]);
});
