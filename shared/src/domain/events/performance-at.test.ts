import { expect, it } from 'vitest';
import { samplePerformance } from '../../testing/sample-event.ts';
import { performanceAt } from './performance-at.ts';

const at = (performance: ReturnType<typeof samplePerformance>, instant: string) => {
  const { state, ticketUrl, price } = performanceAt(performance, new Date(instant));
  return { state, isSold: ticketUrl !== null, hasPrice: price !== null };
};

it('performanceAt ends the sale an hour before the start, and is past at the end', () => {
  const tonight = samplePerformance();
  expect(at(tonight, '2026-12-04T18:59:59Z')).toEqual({ state: 'onSale', isSold: true, hasPrice: true });
  expect(at(tonight, '2026-12-04T19:00:00Z')).toEqual({ state: 'boxOfficeOnly', isSold: false, hasPrice: true });
  expect(at(tonight, '2026-12-04T21:35:00Z')).toEqual({ state: 'past', isSold: false, hasPrice: false });
});

it('performanceAt returns the same object when nothing is sold', () => {
  for (const state of ['soldOut', 'notOnSale', 'boxOfficeOnly'] as const) {
    const performance = samplePerformance({ state, ticketUrl: null });
    expect(performanceAt(performance, new Date('2026-12-04T19:30:00Z'))).toBe(performance);
  }
  const cancelled = samplePerformance({ state: 'cancelled', ticketUrl: null });
  expect(performanceAt(cancelled, new Date('2026-12-05T19:30:00Z'))).toBe(cancelled);
});

it('performanceAt closes the waiting list as the performance begins', () => {
  const soldOut = samplePerformance({ state: 'soldOut', ticketUrl: null, hasWaitingList: true });
  expect(performanceAt(soldOut, new Date('2026-12-04T19:59:59Z'))).toBe(soldOut);
  expect(performanceAt(soldOut, new Date('2026-12-04T20:00:00Z'))).toEqual({ ...soldOut, hasWaitingList: false });
});

it('performanceAt names no reservation once none can be made', () => {
  const price = { kind: 'freeWithReservation', min: 0, max: 0 } as const;
  const reserved = samplePerformance({ state: 'freeWithReservation', price });
  expect(performanceAt(reserved, new Date('2026-12-04T19:00:00Z'))).toMatchObject({
    state: 'free',
    ticketUrl: null,
    price: { ...price, kind: 'free' },
  });
});
