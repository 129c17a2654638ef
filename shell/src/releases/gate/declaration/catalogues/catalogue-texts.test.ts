import { expect, it } from 'vitest';
import { foreignTexts } from './catalogue-texts.ts';

const texts = {
  nothing: 'No hay clases en este mes',
  text: 'Se anuncian en esta página y en el boletín.',
  wait: 'Unirme a la lista de espera de {{title}}',
  of: 'de {{count}} plazas',
  repertoire: 'Repertorio',
};

it('finds a part of a catalogue that was pasted from the other language', () => {
  const others = { title: 'Master classes', where: 'Where it is: on the first floor of the hall' };
  expect(foreignTexts('en', { ...others, ...texts })).toEqual(['nothing', 'text', 'wait']);
  expect(foreignTexts('es', { ...others, a: 'Places and fees of the class', b: 'It is full, and you wait' })).toEqual([
    'where',
    'a',
    'b',
  ]);
  expect(foreignTexts('es', texts)).toEqual([]);
});

it('lets a catalogue have names and a quotation in another language', () => {
  const names = { street: 'Paseo de la Marea y de las Olas', work: '«El amor brujo» de Falla en el teatro' };
  expect(foreignTexts('en', { ...names, title: 'The concerts of the season' })).toEqual([]);
});
