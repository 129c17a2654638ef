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
/** Of a performance that ends at `endsAt`. */
const startOf = (endsAt: Date) => new Date(endsAt.getTime() - 2 * 60 * 60_000);

const combinations: StateFacts[] = eventStatuses.flatMap((status) =>
  sales.flatMap((sale) =>
    [earlier, now, later].flatMap((endsAt) =>
      [null, earlier, now, later].map((saleFrom) => ({ status, sale, startsAt: startOf(endsAt), endsAt, saleFrom })),
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
  it('follows the order of precedence for every combination of status, sale, end and start of sale', () => {
    expect(combinations).toHaveLength(eventStatuses.length * sales.length * 3 * 4);
    for (const facts of combinations) expect(displayState(facts, now), JSON.stringify(facts)).toBe(expected(facts));
  });

  it('returns each of its states for some combination', () => {
    expect(new Set(combinations.map((facts) => displayState(facts, now)))).toEqual(new Set(displayStates));
  });

  it.each(['cancelled', 'postponed', 'past', 'soldOut', 'notOnSale', 'schoolsOnly', 'free', 'boxOfficeOnly'] as const)(
    'is a state without ticket sales when %s',
    (state) => {
      expect(sellsTickets(state)).toBe(false);
    },
  );

  it.each(['lastTickets', 'limited', 'onSale', 'freeWithReservation'] as const)(
    'is a state with sales or reservations when %s',
    (state) => {
      expect(sellsTickets(state)).toBe(true);
    },
  );

  it.each<[EventStatus, Sale, DisplayState]>([
    ['rescheduled', 'onSale', 'onSale'],
    ['rescheduled', 'soldOut', 'soldOut'],
    ['movedOnline', 'limited', 'limited'],
    ['cancelled', 'soldOut', 'cancelled'],
  ])('of a %s performance with sale %s is %s', (status, sale, state) => {
    expect(displayState({ status, sale, startsAt: startOf(later), endsAt: later, saleFrom: null }, now)).toBe(state);
  });

  it('is cancelled also after the day has passed', () => {
    expect(
      displayState(
        { status: 'cancelled', sale: 'onSale', startsAt: startOf(earlier), endsAt: earlier, saleFrom: null },
        now,
      ),
    ).toBe('cancelled');
  });

  it.each<[Sale, DisplayState, DisplayState]>([
    ['onSale', 'onSale', 'boxOfficeOnly'],
    ['limited', 'limited', 'boxOfficeOnly'],
    ['lastTickets', 'lastTickets', 'boxOfficeOnly'],
    ['freeWithReservation', 'freeWithReservation', 'free'],
    ['soldOut', 'soldOut', 'soldOut'],
    ['schoolsOnly', 'schoolsOnly', 'schoolsOnly'],
  ])('of a performance with sale %s changes an hour before the start as expected', (sale, before, after) => {
    const startsAt = new Date('2026-11-20T20:00:00Z');
    const facts: StateFacts = { status: 'scheduled', sale, startsAt, endsAt: later, saleFrom: null };
    expect(displayState(facts, new Date('2026-11-20T18:59:59Z'))).toBe(before);
    expect(displayState(facts, new Date('2026-11-20T19:00:00Z'))).toBe(after);
  });
});
