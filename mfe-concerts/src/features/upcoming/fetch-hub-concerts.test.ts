import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { fetchHubConcerts } from './fetch-hub-concerts.ts';

const now = new Date('2026-11-29T12:00:00Z');
const concertOn = (day: string, id: number) =>
  sampleEvent({ id, performances: [samplePerformance({ id, startsAt: `${day}T20:00:00Z` })] });
const december = Array.from({ length: 13 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);

it('fetchHubConcerts() has every day of a month with more events than the list', async () => {
  const { api, asked } = pagingApi({ 'api/events': december.map(concertOn) });
  const { events, month } = await fetchHubConcerts(api, now);
  expect(events.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(month?.days.map(({ day }) => day)).toEqual(december);
  expect(asked.at(-1)).toMatchObject({ when: 'upcoming', from: '2026-11-29', to: '2026-12-31' });
});

it('fetchHubConcerts() sends one request where the list reaches beyond the month', async () => {
  const days = [...december.slice(0, 11), '2027-01-08', '2027-01-15'];
  const { api, asked } = pagingApi({ 'api/events': days.map(concertOn) });
  expect((await fetchHubConcerts(api, now)).month?.days).toHaveLength(11);
  expect(asked).toHaveLength(1);
});
