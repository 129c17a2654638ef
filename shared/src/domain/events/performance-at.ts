import { stateAfterSale } from './display-state.ts';
import { saleEnd } from './sale-end.ts';
import type { Performance } from './event.schema.ts';

/** The properties of a performance that depend on the time; cards do not know of waiting lists. */
export type PassingPerformance = Pick<
  Performance,
  'startsAt' | 'endsAt' | 'state' | 'ticketUrl' | 'price' | 'isTonight'
> &
  Partial<Pick<Performance, 'hasWaitingList'>>;

/**
 * The state of a performance at an instant, for a page that has stayed open since it was fetched: online sale may have ended, the performance
 * may have begun, which closes its waiting list (`waitingListEnd`), or it may be over.
 * @returns the same object where nothing has changed
 */
export function performanceAt<Passing extends PassingPerformance>(performance: Passing, now: Date): Passing {
  const { state, startsAt, endsAt, ticketUrl, price } = performance;
  if (state === 'cancelled' || state === 'postponed' || state === 'past') return performance;
  if (new Date(endsAt) <= now) return { ...performance, state: 'past', ticketUrl: null, price: null, isTonight: false };
  if (ticketUrl && saleEnd(new Date(startsAt)) <= now)
    return {
      ...performance,
      state: stateAfterSale(state),
      ticketUrl: null,
      // Nobody needs a reservation any more, as `priceFrom` says.
      price: price && state === 'freeWithReservation' ? { ...price, kind: 'free' } : price,
    };
  return performance.hasWaitingList && new Date(startsAt) <= now
    ? { ...performance, hasWaitingList: false }
    : performance;
}

/** The instants at which a performance changes, as far as they are known without a request to the API. */
export function changesOf({ startsAt, endsAt }: Pick<Performance, 'startsAt' | 'endsAt'>): Date[] {
  return [saleEnd(new Date(startsAt)), new Date(startsAt), new Date(endsAt)];
}
