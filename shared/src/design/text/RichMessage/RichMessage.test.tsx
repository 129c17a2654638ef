import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { RichMessage } from './RichMessage.tsx';

const elements = { b: <b />, month: <input name="mes" />, aside: <q cite="/contacto" /> };

it.each([
  ['a sentence without marks', 'Sin resultados', 'Sin resultados'],
  ['words inside an element', '<b>14 conciertos</b> de hoy a junio', '<b>14 conciertos</b> de hoy a junio'],
  ['an element alone', 'Música en <month/>, por favor', 'Música en <input name="mes">, por favor'],
  ['several marks', '<b>1</b> y <b>2</b>, <aside>aquí</aside>.', '<b>1</b> y <b>2</b>, <q cite="/contacto">aquí</q>.'],
  ['a mark that nobody knows', '<i>x</i> y <b>y</b>', '&lt;i&gt;x&lt;/i&gt; y <b>y</b>'],
])('RichMessage renders %s', (_case, text, markup) => {
  // The component's purpose is its markup, so the whole markup is compared.
  expect(renderPage(<RichMessage text={text} elements={elements} />).container.innerHTML).toBe(markup);
});
