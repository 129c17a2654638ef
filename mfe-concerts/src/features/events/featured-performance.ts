import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** Whether a date will still take place: not over, not cancelled, not without a date. */
export function isAhead({ state }: Performance): boolean {
  return state !== 'past' && state !== 'cancelled' && state !== 'postponed';
}

/**
 * The date that stands for a concert in facts and on cards: the next one with tickets, otherwise the next one that takes
 * place, otherwise the next that was to be, otherwise the last.
 * @param performances of one event, in the order of time
 * @throws RangeError for an event without dates, which the API never sends
 */
export function featuredPerformance(performances: readonly Performance[]): Performance {
  const featured =
    performances.find(({ ticketUrl }) => ticketUrl) ??
    performances.find(isAhead) ??
    performances.find(({ state }) => state !== 'past') ??
    performances.at(-1);
  if (!featured) throw new RangeError('an event without performances');
  return featured;
}
