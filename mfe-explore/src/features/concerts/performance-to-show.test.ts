import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { expect, it } from 'vitest';
import { performanceToShow } from './performance-to-show.ts';

const performance = (id: number, day: string) =>
  ({ id, startsAt: `${day}T20:00:00Z`, endsAt: `${day}T22:00:00Z` }) as Performance;
const performances = [performance(2, '2026-11-20'), performance(1, '2026-11-19'), performance(3, '2026-12-04')];

it.each([
  ['2026-11-01T12:00:00Z', 1],
  ['2026-11-20T12:00:00Z', 2],
  ['2026-11-20T21:00:00Z', 2],
  ['2026-11-20T22:00:00Z', 3],
  ['2027-06-01T12:00:00Z', 3],
])('on %s performance %i stands for the concert', (now, id) => {
  expect(performanceToShow({ performances }, new Date(now))?.id).toBe(id);
});

it('has nothing to show of a concert without dates', () => {
  expect(performanceToShow({ performances: [] }, new Date('2026-11-20T12:00:00Z'))).toBeUndefined();
});
