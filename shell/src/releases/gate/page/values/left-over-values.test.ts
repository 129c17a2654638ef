import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { leftOverProblems } from './left-over-values.ts';

const answers = [{ data: { title: 'Viola principal de la orquesta', at: '2026-11-20T19:00:00Z', isOpen: true } }];
const problemsOf = (html: string, given: unknown[] = answers) => leftOverProblems(readElements(html), given);

it.each([
  '<time datetime="2026-12-01T09:00:00Z">1 de diciembre</time><a href="/a?desde=2026-12-01T09:00">a</a>',
  '<code>2026-12-01T09:00</code><textarea>{"a": 1}</textarea><p>20261201T090000Z</p><p>2026-12-01</p>',
  '<p>INCLUYE TODO: concierto y cena</p><p>TODO</p><p>Todo: de principio a fin</p><p>A <em>true</em> story</p>',
  '<pre>{ "orchestra": "an example of open data" }</pre><p>{a}</p><p>["a", "b"]</p><span>true</span><p>True</p>',
  '<p>entre 1969 y 1970</p><p>11 de enero de 1970</p><p>1 de enero de 1971</p><p>NÃO, Ângela</p>',
  '<p>2026-11-21T19:00:00Z</p><p>1/1/1970</p><p>false</p>',
  '<option>true</option><p>It is true: false friends</p>',
])('a page may show %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<p>TODO: texto de recursos humanos</p>', 'TODO:'],
  ['<p>asdf</p>', 'asdf'],
  ['<p>{"title":"Viola principal"}</p>', '{"title":"Viola principal"}'],
  ['<pre>[\n  {\n "title": "Viola principal de la orquesta" }]</pre>', '[\n  {\n "title": "Viola principal de la o'],
  ['<p>Cierra el <!-- -->2026-11-20T19:00:00Z</p>', '2026-11-20T19:00:00Z'],
  ['<time datetime="2026-11-20">2026-11-20T19:00:00Z</time>', '2026-11-20T19:00:00Z'],
  ['<p>InscripciÃ³n</p>', 'Ã³'],
])('a page does not show %s', (html, wrong) =>
  expect(problemsOf(html)).toEqual([`shows “${wrong}”, a value that nobody meant to be read`]),
);

it('what stands in a text of the API was meant', () => {
  expect(problemsOf('<p>El 2026-11-20T19:00 cierra</p>', [{ lead: 'El 2026-11-20T19:00 cierra' }])).toEqual([]);
  expect(problemsOf('<p>Nació el 1 de enero de 1970</p>', [{ born: '1970-01-01' }])).toEqual([]);
  expect(problemsOf('<p>asdf</p>', [{ lead: 'Teclas: asdf' }])).toEqual([]);
});
