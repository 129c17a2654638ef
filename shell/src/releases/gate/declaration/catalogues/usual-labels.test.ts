import { expect, it } from 'vitest';
import { catalogueProblems } from './catalogues.ts';

const problemsOf = (es: Record<string, string>, en: Record<string, string>) =>
  catalogueProblems({ locales: { es: async () => ({ default: es }), en: async () => ({ default: en }) } });

it('labels of buttons and fields that stay in the other language are told', async () => {
  const es = { send: 'Enviar', deadline: 'Fecha límite', back: 'Volver' };
  expect(await problemsOf(es, es)).toEqual(['the language en says send, deadline in another one: “Enviar”']);
  expect(await problemsOf({ a: 'Search', b: 'Close' }, { a: 'Search', b: 'Close' })).toEqual([
    'the language es says a, b in another one: “Search”',
  ]);
});

it('one such word may be a name, and words of both languages are none', async () => {
  const es = { work: 'Volver', hall: 'Lugar', press: 'Contacto de prensa', no: 'No', hotel: 'Hotel' };
  expect(await problemsOf(es, es)).toEqual([]);
});
