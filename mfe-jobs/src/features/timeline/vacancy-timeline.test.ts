import { expect, it } from 'vitest';
import { timelineOf } from './vacancy-timeline.ts';

const entry = (at: string) => ({ at, text: at, document: null });
const states = (dates: string[], now: string) =>
  timelineOf({ timeline: dates.map(entry) }, now).map(({ state }) => state);

it.each([
  [['2026-10-08', '2026-12-14T14:00:00Z', '2027-02-08'], '2026-11-20T12:00:00Z', ['done', 'next', 'ahead']],
  [['2026-11-20', '2026-11-21'], '2026-11-20T12:00:00Z', ['next', 'ahead']],
  [['2026-11-20'], '2026-11-20T23:59:59Z', ['next']],
  [['2026-11-20'], '2026-11-21T00:00:00Z', ['done']],
  [['2026-11-20T14:00:00Z'], '2026-11-20T13:59:59Z', ['next']],
  [['2026-11-20T14:00:00Z'], '2026-11-20T14:00:00Z', ['done']],
  [['2026-01-01', '2026-02-01'], '2026-11-20T12:00:00Z', ['done', 'done']],
  [[], '2026-11-20T12:00:00Z', []],
])('timelineOf() with the dates %j at %s has the states %j', (dates, now, expected) => {
  expect(states(dates, now)).toEqual(expected);
});
