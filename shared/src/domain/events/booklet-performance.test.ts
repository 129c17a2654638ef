import { expect, it } from 'vitest';
import { bookletPerformance } from './booklet-performance.ts';

const at = (name: string, starts: string, ends: string, isForEverybody = true) => ({
  name,
  startsAt: new Date(starts),
  endsAt: new Date(ends),
  isForEverybody,
});
const year = [
  at('January', '2027-01-03T20:00Z', '2027-01-03T22:00Z'),
  at('school', '2026-11-18T10:00Z', '2026-11-18T10:45Z', false),
  at('Thursday', '2026-11-19T20:00Z', '2026-11-19T21:35Z'),
  at('Friday', '2026-11-20T20:00Z', '2026-11-20T21:35Z'),
  at('late', '2026-11-27T22:30Z', '2026-11-28T00:40Z'),
  at('family, morning', '2026-11-28T11:00Z', '2026-11-28T12:00Z'),
  at('family, noon', '2026-11-28T13:00Z', '2026-11-28T14:00Z'),
];

it.each([
  ['on the day, before it begins', '2026-11-20T12:00Z', 'Friday'],
  ['during the music', '2026-11-20T20:40Z', 'Friday'],
  ['on the way home', '2026-11-20T22:30Z', 'Friday'],
  ['with two sessions, at the first', '2026-11-28T10:00Z', 'family, morning'],
  ['with two sessions, after the first', '2026-11-28T12:30Z', 'family, noon'],
  ['after midnight, during the music', '2026-11-28T00:10Z', 'late'],
  ['after midnight, on the way home', '2026-11-28T00:50Z', 'family, morning'],
  ['at the moment at which a session ends', '2026-11-28T12:00Z', 'family, noon'],
  ['between concerts', '2026-11-24T12:00Z', 'late'],
  ['to pupils on their day', '2026-11-18T09:30Z', 'school'],
  ['before the school sessions: the next open to everybody', '2026-11-17T12:00Z', 'Thursday'],
  ['after the last concert', '2027-02-01T12:00Z', 'January'],
])('bookletPerformance chooses the right date: %s', (_, now, name) => {
  expect(bookletPerformance(year, new Date(now))?.name).toBe(name);
});

it('bookletPerformance returns a school session when nothing else is to come, and undefined without dates', () => {
  const school = at('school', '2027-03-01T10:00Z', '2027-03-01T11:00Z', false);
  expect(bookletPerformance([school], new Date('2027-01-01T12:00Z'))).toBe(school);
  expect(bookletPerformance([], new Date('2027-01-01T12:00Z'))).toBeUndefined();
});
