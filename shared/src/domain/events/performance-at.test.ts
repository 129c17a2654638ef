import { expect, it } from 'vitest';
import { samplePerformance } from '../../testing/sample-event.ts';
import { performanceAt } from './performance-at.ts';

const at = (performance: ReturnType<typeof samplePerformance>, instant: string) => {
  const { state, ticketUrl, price } = performanceAt(performance, new Date(instant));
  return { state, isSold: ticketUrl !== null, hasPrice: price !== null };
};

it('a performance closes an hour before its start and is over at its end', () => {
  const tonight = samplePerformance();
  expect(at(tonight, '2026-12-04T18:59:59Z')).toEqual({ state: 'onSale', isSold: true, hasPrice: true });
  expect(at(tonight, '2026-12-04T19:00:00Z')).toEqual({ state: 'boxOfficeOnly', isSold: false, hasPrice: true });
  expect(at(tonight, '2026-12-04T21:35:00Z')).toEqual({ state: 'past', isSold: false, hasPrice: false });
});

it('what sells nothing stays the very same object', () => {
  for (const state of ['soldOut', 'notOnSale', 'boxOfficeOnly'] as const) {
    const performance = samplePerformance({ state, ticketUrl: null });
    expect(performanceAt(performance, new Date('2026-12-04T19:30:00Z'))).toBe(performance);
  }
  const cancelled = samplePerformance({ state: 'cancelled', ticketUrl: null });
  expect(performanceAt(cancelled, new Date('2026-12-05T19:30:00Z'))).toBe(cancelled);
});
