import { expect, it } from 'vitest';
import { withoutBreaks } from './no-breaks.ts';

it.each([
  ['Symphony No. 9 in D minor, Op. 125 “Choral”', 'Symphony No.~9 in D minor, Op.~125 “Choral”'],
  ['Sinfonía n.º 5 en mi bemol mayor, op. 82', 'Sinfonía n.º~5 en mi bemol mayor, op.~82'],
  ['Carmen, Suites Nos. 1 and 2', 'Carmen, Suites Nos.~1 and 2'],
  ['Réquiem en re menor, K. 626', 'Réquiem en re menor, K.~626'],
  ['Concierto en fa. 3 movimientos', 'Concierto en fa. 3 movimientos'],
])('keeps the numbers of “%s” beside what they count', (title, kept) => {
  expect(withoutBreaks(title)).toBe(kept.replaceAll('~', '\u00A0'));
});
