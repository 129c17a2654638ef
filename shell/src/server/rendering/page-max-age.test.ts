import { expect, it } from 'vitest';
import { pageMaxAge } from './page-max-age.ts';

it.each([
  ['at noon', '2026-12-31T12:00:00Z', false, 43_200],
  ['before the midnight that the API has announced already', '2026-12-31T23:59:58.400Z', false, 2],
  ['on the day after', '2027-01-01T00:00:00Z', false, 86_400],
  ['in summer time', '2026-07-15T22:59:00Z', false, 60],
  ['at noon, where the page read the time', '2026-12-31T12:00:00Z', true, 60],
  ['before midnight, where the page read the time', '2026-12-31T23:59:30Z', true, 30],
])('a page lasts no longer than its day: %s', (_, renderedAt, isTimed, seconds) => {
  expect(pageMaxAge(new Date(renderedAt), isTimed)).toBe(seconds);
});
