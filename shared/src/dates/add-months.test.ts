import { expect, it } from 'vitest';
import { addMonths } from './add-months.ts';

it.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-10-01', 3, '2027-01-01'],
])('addMonths: %s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});
