import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { findNextConcert } from './find-next-concert.ts';

const concert = (id: number, ...performances: Partial<Performance>[]) =>
  sampleEvent({ id, performances: performances.map(samplePerformance) });
const off = { ticketUrl: null };

it('findNextConcert() skips past, cancelled and postponed concerts and those for schools', () => {
  const upcoming = [
    concert(1, { ...off, state: 'cancelled' }),
    concert(2, { ...off, state: 'postponed' }),
    concert(3, { ...off, state: 'schoolsOnly', sale: 'schoolsOnly' }),
    concert(6, { ...off, state: 'soldOut', sale: 'schoolsFull' }),
    concert(4, { ...off, state: 'past' }, { ...off, state: 'soldOut', startsAt: '2026-12-05T20:00:00Z' }),
    concert(5, { startsAt: '2026-12-06T20:00:00Z' }),
  ];
  expect(findNextConcert(upcoming)?.id).toBe(4);
});

it('findNextConcert() compares the representative date of each concert', () => {
  const upcoming = [
    concert(1, { ...off, state: 'cancelled' }, { startsAt: '2027-01-10T20:00:00Z' }),
    concert(2, { startsAt: '2026-12-20T20:00:00Z' }),
  ];
  expect(findNextConcert(upcoming)?.id).toBe(2);
});

it('findNextConcert() is undefined without concerts', () => expect(findNextConcert([])).toBeUndefined());
