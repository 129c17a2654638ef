import { expect, it } from 'vitest';
import { endOfDay } from './end-of-day.ts';

it.each([
  ['2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['2026-07-15', '2026-07-15T23:00:00.000Z'],
  // The clocks change within these days: they have 23 and 25 hours.
  ['2027-03-28', '2027-03-28T23:00:00.000Z'],
  ['2027-10-31', '2027-11-01T00:00:00.000Z'],
])('%s ends on the islands at %s', (day, end) => {
  expect(endOfDay(day).toISOString()).toBe(end);
});
