import { expect, it } from 'vitest';
import { heldDates, heldHours, heldName, heldWorks } from './non-breaking-spaces.ts';

it.each([
  ['Symphony No. 9 in D minor, Op. 125 “Choral”', 'Symphony No.~9 in D~minor, Op.~125 “Choral”'],
  ['Sinfonía n.º 5 en mi bemol mayor, op. 82', 'Sinfonía n.º~5 en mi~bemol~mayor, op.~82'],
  ['Carmen, Suites Nos. 1 and 2', 'Carmen, Suites Nos.~1 and 2'],
  ['Réquiem en re menor, K. 626', 'Réquiem en re~menor, K.~626'],
  ['Concierto en Do mayor, Hob. VIIb:1', 'Concierto en Do~mayor, Hob.~VIIb:1'],
  ['<p>Op. 82, in E-flat major</p>', '<p>Op.~82, in E-flat~major</p>'],
  ['Paseo mayor', 'Paseo mayor'],
  ['Concierto en fa. 3 movimientos', 'Concierto en fa. 3 movimientos'],
])('heldWorks keeps numbers, keys and their words together in “%s”', (title, kept) => {
  expect(heldWorks(title)).toBe(kept.replaceAll('~', '\u00A0'));
});

it.each([
  ['J. Strauss II', 'J.~Strauss~II'],
  ['C. Schumann', 'C.~Schumann'],
  ['J. S. Bach', 'J.~S.~Bach'],
  ['Magnus Eikelund', 'Magnus Eikelund'],
  ['Zona A (B. Britten)', 'Zona A (B.~Britten)'],
])('heldName keeps initials and surname together in “%s”', (name, kept) => {
  expect(heldName(name)).toBe(kept.replaceAll('~', '\u00A0'));
});

it.each([
  ['<td>hasta el 30 de noviembre de 2026, 14:00</td>', '<td>hasta el 30~de~noviembre de~2026, 14:00</td>'],
  ['Bids until 30 November 2026', 'Bids until 30~November 2026'],
  ['vie 20 nov y sáb 5 dic', 'vie 20~nov y sáb 5~dic'],
  ['10 de los 12 solistas, 3 abonos', '10 de los 12 solistas, 3 abonos'],
])('heldDates keeps days and months together: %s', (text, kept) => {
  expect(heldDates(text)).toBe(kept.replaceAll('~', '\u00A0'));
});

it.each([
  ['<p>De lunes a viernes, de 9:00 a 14:00.</p>', '<p>De lunes a viernes, de 9:00~a~14:00.</p>'],
  ['<li>Monday to Friday, 10:00 to 14:00</li>', '<li>Monday to Friday, 10:00~to~14:00</li>'],
])('heldHours keeps hours together in HTML: %s', (html, kept) => {
  expect(heldHours(html)).toBe(kept.replaceAll('~', '\u00A0'));
});
