import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { contactLinkProblems } from './contact-links.ts';

const problemsOf = (html: string, answers: unknown[] = []) => contactLinkProblems(readElements(html), answers);

it.each([
  '<a href="tel:+34928472570">928 47 25 70</a>',
  '<a href="tel:928472570">(+34) 928 <b>472 570</b></a>',
  '<a href="tel:+34928472570,12">928 472 570 (ext. 12)</a>',
  '<a href="tel:+34928472570">928 472 570 / 928 472 571</a>',
  '<a href="tel:112">112</a><a href="tel:+34928472571">Llámenos</a><a href="tel:+34928472571">Ext. 2570</a>',
  '<a href="mailto:info@ofgc.es?subject=Hola">Escriba a Info@ofgc.es.</a><a href="mailto:b@ofgc.es">Correo</a>',
  '<a href="mailto:a@ofgc.es,b@ofgc.es">b@ofgc.es</a>',
])('a link may say %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<a href="tel:+34928472571">928 47 25 70</a>', 'has a link that says “928 47 25 70” and leads to tel:+34928472571'],
  ['<a href="mailto:b@ofgc.es">a@ofgc.es</a>', 'has a link that says “a@ofgc.es” and leads to mailto:b@ofgc.es'],
])('a link does not lead to somebody else than it says: %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem]);
  expect(problemsOf(html, ['+34928472571', 'b@ofgc.es'])).toEqual([]);
});
