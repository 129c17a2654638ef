import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { nextPerformance, upcomingConcerts } from './upcoming-concerts.ts';

const early = samplePerformance({ id: 1, startsAt: '2026-11-28T10:30:00Z' });
const late = samplePerformance({ id: 2, startsAt: '2026-11-28T12:00:00Z' });

describe('nextPerformance', () => {
  it('is the earliest that takes place', () => expect(nextPerformance({ performances: [late, early] })?.id).toBe(1));

  it.each(['past', 'cancelled', 'postponed'] as const)('passes over one that is %s', (state) => {
    expect(nextPerformance({ performances: [{ ...early, state }, late] })?.id).toBe(2);
    expect(nextPerformance({ performances: [{ ...early, state }] })).toBeNull();
  });
});

it('upcomingConcerts puts the nearest first and leaves out what is over', () => {
  const events = [
    sampleEvent({ id: 3, performances: [late] }),
    sampleEvent({ id: 4, performances: [early] }),
    sampleEvent({ id: 5, performances: [{ ...early, state: 'past' }] }),
  ];
  expect(upcomingConcerts(events).map(({ event }) => event.id)).toEqual([4, 3]);
});
