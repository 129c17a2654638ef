import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { worldHourProblems } from './world-hours.ts';

const event = (title: string, startsAt: string, more = {}) => ({
  title,
  performances: [{ startsAt, hall: 'Auditorio' }],
  ...more,
});
const june = '2027-06-04T19:00:00Z';
const concert = event('Carmen', june);
const problemsOf = (html: string, given: readonly unknown[] = [{ data: [concert] }], texts: readonly string[] = []) =>
  worldHourProblems(readElements(`<main>${html}</main>`), { answers: given, texts });

it.each<[string, string, unknown[]?, string[]?]>([
  ['the hour of the islands', '<h2>Carmen</h2><p>4 de junio, 20:00</p>'],
  ['it in the afternoon', '<h2>Carmen</h2><p>4 June, 8:00 pm</p>'],
  ['doors an hour before', '<h2>Carmen</h2><p>Puertas: 19:00</p><p>20:00</p>'],
  ['the hour in <time>', `<h2>Carmen</h2><p>Charla a las 19:00</p><time datetime="${june}">20:00</time>`],
  [
    'an hour of the catalogue',
    '<h2>Carmen</h2><p>Taquilla de 10:00 a 19:00</p>',
    undefined,
    ['De 10:00 a 19:00, {{days}}'],
  ],
  [
    'an hour that the API writes',
    '<h2>Carmen</h2><p>A las 19:00</p>',
    [event('Carmen', june, { doors: 'Desde las 19:00' })],
  ],
  ['a concert at that hour', '<h2>Carmen</h2><p>19:00</p>', [concert, event('Norma', '2027-06-05T18:00:00Z')]],
  [
    'two concerts at 19:00 and 20:00',
    '<p>Carmen 20:00</p><p>Norma 19:00</p>',
    [concert, event('Norma', '2027-06-05T18:00:00Z')],
  ],
  ['a concert in winter', '<h2>Carmen</h2><p>4 de diciembre, 19:00</p>', [event('Carmen', '2027-12-04T19:00:00Z')]],
  ['the hour of another place', '<h2>Carmen</h2><p>4 de junio, 19:00 GMT</p>'],
  ['an hour beside nothing of it', '<section><div><p>Abierto hasta las 19:00</p></div></section><p>Carmen</p>'],
  ['a duration', '<p>Carmen</p><time datetime="PT19H">19:00</time>'],
  ['a concert of others', '<p>Carmen, 19:00</p>', []],
  [
    'an hour beside a telephone',
    '<p>Empleo, hasta las 19:00, en el <a href="tel:+34928000004">+34 928 00 00 04</a></p>',
  ],
  ['an hour after a telephone', '<p>Llame al 928 00 00 04. Hasta las 19:00</p>'],
  ['an hour beside a telephone with hyphens', '<p>928-00-00-04 hasta las 19:00</p>'],
])('a page may say %s', (_, html, given, texts) => expect(problemsOf(html, given, texts)).toEqual([]));

it.each([
  ['beside the title', '<h2>Carmen</h2><p>19:00</p>', '19:00'],
  ['with a dot', '<p>Carmen, a las 19.00</p>', '19:00'],
  ['beside the day', '<ul><li><span>4 de junio</span> <b>19:00</b></li></ul>', '19:00'],
  ['beside the day and a telephone', '<p>4 de junio, 19:00, información: 928 00 00 01</p>', '19:00'],
  ['after the day in figures', '<p>2027-06-04 19:00</p>', '19:00'],
  ['after the day alone', '<p><b>4</b> <b>19:00</b></p>', '19:00'],
  ['in <time> with its day', '<p>Carmen: <time datetime="2027-06-04">19:00</time></p>', '19:00'],
])('a page does not say the hour in Greenwich %s', (_, html, said) =>
  expect(problemsOf(html)).toEqual([`says “${said}” of ${june}, which is at 20:00 on the islands`]),
);

it('only what the section asks for is its to tell', () => {
  const elements = readElements('<main><p>Carmen</p><p>19:00</p></main>');
  expect(worldHourProblems(elements, { answers: [concert], ownAnswers: [] })).toEqual([]);
});
