import type { DisplayState } from '@ofgc/shared/domain/events/display-state.ts';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { featuredPerformance } from './featured-performance.ts';

const dates = (...states: DisplayState[]) =>
  states.map((state, id) =>
    samplePerformance({ id, state, ticketUrl: state === 'onSale' || state === 'lastTickets' ? '/taquilla' : null }),
  );

it.each<[string, DisplayState[], number]>([
  ['the next date with tickets', ['past', 'soldOut', 'lastTickets', 'onSale'], 2],
  ['the next date that takes place where none has tickets', ['past', 'cancelled', 'soldOut', 'notOnSale'], 2],
  ['a cancelled date before one that is over', ['past', 'cancelled'], 1],
  ['the last date where all are over', ['past', 'past'], 1],
])('features %s', (_, states, expected) => expect(featuredPerformance(dates(...states)).id).toBe(expected));

it('refuses an event without dates', () => expect(() => featuredPerformance([])).toThrow(RangeError));
