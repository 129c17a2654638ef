import { expect, it } from 'vitest';
import { currentVariant } from './current-variant.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const none = { renewalFrom: null, renewalTo: null, limitedFrom: null };
const sold = { ...none, season: '2026-27', saleFrom: at('2026-09-01'), saleTo: at('2027-06-11') };
const announced = { ...none, season: '2027-28', saleFrom: at('2027-09-01'), saleTo: at('2028-06-09') };
const renewed = { ...announced, renewalFrom: at('2027-06-01'), renewalTo: at('2027-06-30') };

it.each([
  ['the one on sale, although the next season is announced', [announced, sold], '2027-05-10', '2026-27'],
  ['the one on sale, although the next can be renewed', [renewed, sold], '2027-06-05', '2026-27'],
  ['the next one as soon as the sale is over', [announced, sold], '2027-06-12', '2027-28'],
  ['the one that can be renewed', [renewed, sold], '2027-06-12', '2027-28'],
  ['the newest that is sold', [announced, sold], '2027-10-01', '2027-28'],
  ['the newest where none is sold any more', [announced, sold], '2028-07-01', '2027-28'],
])('currentVariant() returns %s', (_title, variants, day, season) => {
  expect(currentVariant(variants, at(day))?.season).toBe(season);
});
