import { expect, it } from 'vitest';
import { deadLinkProblems } from './dead-links.ts';
import { readElements } from '../elements.ts';

const problemsOf = (html: string, answers: unknown[] = []) =>
  deadLinkProblems(readElements(html), { siteUrl: 'https://ofgc.example/', answers });

it.each([
  '<a href="mailto:a@b.example?subject=c">a</a><a href="mailto:?body=a">b</a><a href="tel:+34928">c</a><a href="?a=1">d</a>',
  '<a href="/explora">a</a><a href="#a">b</a><a href="https://elsewhere.example/">c</a><a>d</a>',
  '<a href="http://localhost:3000/">told otherwise</a>',
  '<a href="">Volver a cargar</a><a href=""><b>Reload</b> the page</a>',
  '<a href="#">Volver arriba</a><a href="#" aria-label="Back to top"><svg></svg></a><a href="#">Subir</a><a href="#">Al comienzo</a>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<a href="#">a</a>', 'has a link to “#”, which leads nowhere'],
  ['<a href="">a</a>', 'has a link to “”, which leads nowhere'],
  ['<a href="//portal-empleo/oferta">a</a>', 'has a link to “//portal-empleo/oferta”, which leads nowhere'],
  ['<a href="mailto:empleo">a</a>', 'has a link to “mailto:empleo”, which leads nowhere'],
  ['<a href="mailto:">a</a>', 'has a link to “mailto:”, which leads nowhere'],
  ['<a href="tel:">a</a>', 'has a link to “tel:”, which leads nowhere'],
])('a page does not have %s', (html, problem) => expect(problemsOf(html)).toEqual([problem]));

it('a link of the API’s answer is not the section’s fault', () => {
  expect(problemsOf('<a href="#">a</a>', [{ html: '<a href="#">a</a>' }])).toEqual([]);
});
