import { stateAfterSale } from './display-state.ts';
import { saleEnd } from './sale-end.ts';
import type { Performance } from './event.schema.ts';

/** What of a performance time changes. */
export type PassingPerformance = Pick<
  Performance,
  'startsAt' | 'endsAt' | 'state' | 'ticketUrl' | 'price' | 'isTonight'
>;

/**
 * A performance as it is at an instant, on a page that stayed open since it was fetched: the website has stopped selling
 * it, or it is over.
 * @returns the very same object where nothing has changed
 */
export function performanceAt<Passing extends PassingPerformance>(performance: Passing, now: Date): Passing {
  const { state, startsAt, endsAt, ticketUrl } = performance;
  if (state === 'cancelled' || state === 'postponed' || state === 'past') return performance;
  if (new Date(endsAt) <= now) return { ...performance, state: 'past', ticketUrl: null, price: null, isTonight: false };
  if (ticketUrl && saleEnd(new Date(startsAt)) <= now)
    return { ...performance, state: stateAfterSale(state), ticketUrl: null };
  return performance;
}

/** The instants at which a performance becomes another, of those that can be told without asking the API. */
export function changesOf({ startsAt, endsAt }: Pick<Performance, 'startsAt' | 'endsAt'>): Date[] {
  return [saleEnd(new Date(startsAt)), new Date(endsAt)];
}
