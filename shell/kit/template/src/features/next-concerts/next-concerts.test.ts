import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { nextConcerts } from './next-concerts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const concert = (id: number, ...starts: string[]) =>
  sampleEvent({ id, performances: starts.map((startsAt) => samplePerformance({ startsAt })) });

it('nextConcerts returns future concerts, the nearest first, up to the limit', () => {
  const events = [
    concert(1, '2026-11-19T20:00:00Z'),
    concert(2, '2026-12-04T20:00:00Z'),
    concert(3, '2026-11-18T20:00:00Z', '2026-11-21T20:00:00Z'),
    concert(4, '2026-12-24T20:00:00Z'),
  ];
  expect(nextConcerts(events, now, 2).map(({ id, startsAt }) => [id, startsAt])).toEqual([
    [3, '2026-11-21T20:00:00Z'],
    [2, '2026-12-04T20:00:00Z'],
  ]);
});

it('nextConcerts leaves out what is cancelled or postponed, and names the date that takes place', () => {
  const later = samplePerformance({ startsAt: '2026-12-05T20:00:00Z' });
  const off = [
    samplePerformance({ status: 'cancelled', state: 'cancelled' }),
    samplePerformance({ status: 'postponed', state: 'postponed' }),
  ];
  const events = [
    ...off.map((one, id) => sampleEvent({ id, performances: [one] })),
    sampleEvent({ performances: [...off, later] }),
  ];
  expect(nextConcerts(events, now, 6).map(({ id, startsAt }) => [id, startsAt])).toEqual([[38, later.startsAt]]);
});
