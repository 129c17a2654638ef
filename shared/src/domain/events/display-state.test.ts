import { describe, expect, it } from 'vitest';
import {
  displayState,
  displayStates,
  eventStatuses,
  sales,
  sellsTickets,
  type DisplayState,
  type EventStatus,
  type Sale,
  type StateFacts,
} from './display-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const earlier = new Date('2026-11-19T12:00:00Z');
const later = new Date('2026-11-21T12:00:00Z');

const combinations: StateFacts[] = eventStatuses.flatMap((status) =>
  sales.flatMap((sale) =>
    [earlier, now, later].flatMap((endsAt) =>
      [null, earlier, now, later].map((saleFrom) => ({ status, sale, endsAt, saleFrom })),
    ),
  ),
);

/** The precedence, written a second time as plain conditions. */
function expected({ status, sale, endsAt, saleFrom }: StateFacts): DisplayState {
  const claims: Record<DisplayState, boolean> = {
    cancelled: status === 'cancelled',
    postponed: status === 'postponed',
    past: endsAt.getTime() <= now.getTime(),
    soldOut: sale === 'soldOut' || sale === 'schoolsFull',
    lastTickets: sale === 'lastTickets',
    limited: sale === 'limited',
    notOnSale: saleFrom !== null && saleFrom.getTime() > now.getTime(),
    schoolsOnly: sale === 'schoolsOnly',
    freeWithReservation: sale === 'freeWithReservation',
    free: sale === 'free',
    boxOfficeOnly: sale === 'boxOfficeOnly',
    onSale: true,
  };
  return displayStates.find((state) => claims[state]) ?? 'onSale';
}

describe('displayState', () => {
  it('follows the one precedence in all combinations of status, sale, end and start of sale', () => {
    expect(combinations).toHaveLength(eventStatuses.length * sales.length * 3 * 4);
    for (const facts of combinations) expect(displayState(facts, now), JSON.stringify(facts)).toBe(expected(facts));
  });

  it('reaches every state that a visitor can be told', () => {
    expect(new Set(combinations.map((facts) => displayState(facts, now)))).toEqual(new Set(displayStates));
  });

  it.each(['cancelled', 'postponed', 'past', 'soldOut', 'notOnSale', 'schoolsOnly', 'free', 'boxOfficeOnly'] as const)(
    'sells no tickets when %s',
    (state) => {
      expect(sellsTickets(state)).toBe(false);
    },
  );

  it.each(['lastTickets', 'limited', 'onSale', 'freeWithReservation'] as const)(
    'sells or reserves when %s',
    (state) => {
      expect(sellsTickets(state)).toBe(true);
    },
  );

  it.each<[EventStatus, Sale, DisplayState]>([
    ['rescheduled', 'onSale', 'onSale'],
    ['rescheduled', 'soldOut', 'soldOut'],
    ['movedOnline', 'limited', 'limited'],
    ['cancelled', 'soldOut', 'cancelled'],
  ])('tells a %s performance with sale %s as %s', (status, sale, state) => {
    expect(displayState({ status, sale, endsAt: later, saleFrom: null }, now)).toBe(state);
  });

  it('still says cancelled after the day has passed', () => {
    expect(displayState({ status: 'cancelled', sale: 'onSale', endsAt: earlier, saleFrom: null }, now)).toBe(
      'cancelled',
    );
  });
});
