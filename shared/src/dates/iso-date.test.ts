import { expect, it } from 'vitest';
import { isDay, isMonth, isYear } from './iso-date.ts';

it.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2027-13-45', false],
  ['20/11/2026', false],
  ['2026-11', false],
])('isDay of %s is %s', (value, is) => expect(isDay(value)).toBe(is));

it.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['11', false],
])('isMonth of %s is %s', (value, is) => expect(isMonth(value)).toBe(is));

it.each([
  ['2026', true],
  ['3026', false],
  ['26', false],
])('isYear of %s is %s', (value, is) => expect(isYear(value)).toBe(is));
