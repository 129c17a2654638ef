import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { mayShowUnmeant, valueProblems } from './unmeant-values.ts';

const problemsOf = (html: string, answers: unknown[] = []) => valueProblems(readElements(html), answers);

it.each([
  '<p>Entre 5-10 días, de 3 – 4 plazas, hace −2 °C, −1 hora en Canarias, menores de -18 años</p>',
  '<p>Cuesta $12, o $12 por persona</p><p>a ** b ** c</p><p>Precio** y abono**</p><p>** Con IVA incluido</p>',
  '<p>null and void</p><p>Result: null and void</p><code>a: null</code><pre>a\\nB</pre><p>C:\\nuevo</p>',
  '<p>0</p><td>0</td><div>0 <small>ofertas</small></div><div>0<h3>Quejas</h3></div><section><h2>a</h2><p>0</p></section>',
  '<div>0<p>ofertas</p></div><dl><dt>a</dt><dd>0</dd></dl><ol><li>0</li></ol>',
])('a page may show %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<p>Quedan −365 días</p>', '−365 días'],
  ['<p>Quedan <!-- -->-1<!-- --> plazas</p>', '-1 plazas'],
  ['<p>-12 days left</p>', '-12 days'],
  ['<p>Quedan $<!-- -->12<!-- --> plazas</p>', '$12 plazas'],
  ['<p>Una línea.\\nOtra</p>', '\\n'],
  ['<p>Esto es **importante:** sí</p>', '**importante:**'],
  ['<p>Cierre: null</p>', 'null'],
  ['<p title="Cierre: null.">a</p>', 'null'],
])('a page does not show %s', (html, wrong) => {
  expect(problemsOf(html)).toEqual([`shows “${wrong}”, a value that nobody meant to be read`]);
  expect(mayShowUnmeant(html)).toBe(true);
  expect(problemsOf(html, [{ text: `a ${wrong} b` }])).toEqual([]);
});

it.each(['<section><h2>Ofertas</h2>0</section>', '<main><h1>a</h1>0<p>b</p></main>', '<div>0<ul></ul></div>'])(
  'a page does not show a lone 0: %s',
  (html) => {
    expect(problemsOf(html)).toEqual([expect.stringContaining('shows a lone “0”')]);
    expect(mayShowUnmeant(html)).toBe(true);
  },
);
