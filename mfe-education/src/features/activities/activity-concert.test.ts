import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { withNextConcert } from './activity-concert.ts';
import { sampleActivity } from '../../testing/sample-activity.ts';

const concert = (id: number, startsAt: string, state: 'onSale' | 'cancelled' = 'onSale') =>
  sampleEvent({ id, performances: [samplePerformance({ startsAt, state })] });
const upcoming = upcomingConcerts([
  concert(5, '2027-01-10T12:00:00Z'),
  concert(4, '2026-11-28T12:00:00Z'),
  concert(3, '2026-11-21T12:00:00Z', 'cancelled'),
]);

it.each([
  [[], undefined],
  [[5, 4], 4],
  [[3], undefined],
])('withNextConcert() of an activity with the concerts %j is %s', (eventIds, id) =>
  expect(withNextConcert(sampleActivity({ eventIds }), upcoming).next?.id).toBe(id),
);
