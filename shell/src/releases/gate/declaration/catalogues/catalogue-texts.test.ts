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

it('lets a catalogue have any number of names of houses and places', () => {
  const names = {
    hall: 'Auditorio de Las Palmas de Gran Canaria',
    palace: 'Palacio de Congresos de Canarias',
    school: 'The teachers of Conservatorio Superior de Música de la Provincia de Las Palmas',
    street: 'Paseo de la Marea y de las Olas',
  };
  expect(foreignTexts('en', names)).toEqual([]);
  const { wait, nothing } = texts;
  const pasted = {
    hall: 'Conciertos en el Auditorio de Las Palmas',
    wait,
    nothing,
    loud: 'LISTA DE ESPERA DE LA SALA',
  };
  expect(foreignTexts('en', { ...names, ...pasted })).toEqual(['hall', 'wait', 'nothing', 'loud']);
});

it('takes headings of English for texts and not for names', () =>
  expect(
    foreignTexts('es', { a: 'The Concerts of the Season', b: 'Friends of the House', c: 'Out of the Hall' }),
  ).toEqual(['a', 'b', 'c']));

it('lets a catalogue have any number of titles of works that are the same in each language, and no sentences', () => {
  const works = {
    hat: 'El sombrero de tres picos',
    life: 'La vida breve de los que se van',
    nights: 'Noches en los jardines de España',
    altar: 'El retablo de las ánimas del mar',
    dances: 'Danzas de una noche en el mar',
  };
  const titles = { hat: works.hat, nights: works.nights, night: 'Una noche en el mar' };
  expect(foreignTexts('en', titles, [titles])).toEqual([]);
  expect(foreignTexts('en', titles, [{}])).toEqual(['hat', 'nights', 'night']);
  expect(foreignTexts('en', works, [works])).toEqual(['life', 'altar', 'dances']);
  const pasted = { ...titles, nothing: texts.nothing, text: 'Se ve en la sala.', wait: texts.wait };
  expect(foreignTexts('en', pasted, [pasted])).toEqual(['nothing', 'text', 'wait']);
});

it('lets titles of works have a second part', () => {
  const works = {
    wolf: 'Peter and the Wolf: a tale for the young',
    guide: 'The Guide to the Orchestra: a tour in sounds',
    animals: 'The Carnival of the Animals: a zoo in music',
  };
  expect(foreignTexts('es', works, [works])).toEqual([]);
  expect(foreignTexts('es', works, [{}])).toHaveLength(3);
  const pasted = {
    a: 'Deadline: it is the last day of the month',
    b: 'Note: you are on the list of the house',
    c: 'Places: one of the first twenty for each of the schools',
  };
  expect(foreignTexts('es', pasted, [pasted])).toEqual(['a', 'b', 'c']);
});

it('lets a catalogue quote what papers wrote in their language', () => {
  const press = {
    'press.guardian': 'An orchestra of the first rank, with a sound of its own',
    'press.times': 'The evening of the season, and a lesson in listening',
    'press.mail': 'You will not hear it played with more love this year',
  };
  expect(foreignTexts('es', press, [press])).toEqual([]);
  expect(foreignTexts('es', press, [{}])).toHaveLength(3);
});
