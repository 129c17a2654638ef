import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { fetchUpcomingEvents } from './fetch-upcoming-events.ts';
import { findNextConcert } from './find-next-concert.ts';

const cancelled = Array.from({ length: 12 }, (_, id) =>
  sampleEvent({ id, performances: [samplePerformance({ id, state: 'cancelled', ticketUrl: null })] }),
);

it('fetchUpcomingEvents() finds the next concert behind a page of cancelled ones', async () => {
  const { api, asked } = pagingApi({ 'api/events': [...cancelled, sampleEvent({ id: 13 })] });
  expect(findNextConcert(await fetchUpcomingEvents(api))?.id).toBe(13);
  expect(asked).toHaveLength(2);
});

it('fetchUpcomingEvents() finds the concerts of the carousel behind cancelled ones', async () => {
  const held = Array.from({ length: 12 }, (_, id) => sampleEvent({ id: 20 + id }));
  const { api, asked } = pagingApi({ 'api/events': [...cancelled.slice(0, 3), ...held] });
  expect(await fetchUpcomingEvents(api)).toHaveLength(15);
  expect(asked).toHaveLength(2);
});

it.each([
  [
    'are as many as the home page shows',
    [...cancelled.slice(0, 2), ...Array.from({ length: 11 }, (_, id) => sampleEvent({ id: 20 + id }))],
  ],
  ['are all cancelled', cancelled],
])('fetchUpcomingEvents() sends one request where the events %s', async (_, events) => {
  const { api, asked } = pagingApi({ 'api/events': events });
  expect(await fetchUpcomingEvents(api)).toHaveLength(12);
  expect(asked).toHaveLength(1);
});
