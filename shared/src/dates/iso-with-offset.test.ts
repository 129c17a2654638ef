import { expect, it } from 'vitest';
import { isoWithOffset } from './iso-with-offset.ts';

it.each([
  ['2027-02-19T20:00:00.000Z', '2027-02-19T20:00:00+00:00'],
  ['2027-04-16T19:00:00.000Z', '2027-04-16T20:00:00+01:00'],
  ['2027-06-30T23:30:00.000Z', '2027-07-01T00:30:00+01:00'],
])('isoWithOffset writes %s in the time zone of the Canary Islands', (instant, local) =>
  expect(isoWithOffset(instant)).toBe(local),
);
