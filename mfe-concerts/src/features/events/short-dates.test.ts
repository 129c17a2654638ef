import { expect, it } from 'vitest';
import { shortDates } from './short-dates.ts';

const first = '2026-11-19T20:00:00Z';
const second = '2026-11-20T20:00:00Z';

it.each([
  [[first], 'jue 19 nov', 'Thu 19 Nov'],
  [[first, second], 'jue 19 y vie 20 nov', 'Thu 19 and Fri 20 Nov'],
  [[first, '2026-11-19T10:00:00Z'], 'jue 19 nov', 'Thu 19 Nov'],
  [[second, '2026-12-01T20:00:00Z'], 'vie 20 nov y mar 1 dic', 'Fri 20 Nov and Tue 1 Dec'],
])('shortDates() of %j, in Spanish and English', (dates, spanish, english) => {
  expect(shortDates(dates, 'es')).toBe(spanish);
  expect(shortDates(dates, 'en')).toBe(english);
});
