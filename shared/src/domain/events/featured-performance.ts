import { localDay } from '../../dates/format.ts';
import type { EventSummary, Performance } from './event.schema.ts';

/** Whether a date will still take place: not over, not cancelled, not without a date. */
export function isAhead({ state }: Pick<Performance, 'state'>): boolean {
  return state !== 'past' && state !== 'cancelled' && state !== 'postponed';
}

/** Whether a date takes place, or took place. */
export function takesPlace({ status }: Pick<Performance, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}

/** Whether anybody may come: sessions for schools are closed to others, also when they are full. */
export function isForEverybody({ sale }: Pick<Performance, 'sale'>): boolean {
  return sale !== 'schoolsOnly' && sale !== 'schoolsFull';
}

/**
 * The date that stands for an event wherever one is shown: the next with tickets, else the next that takes place, and
 * rather than a session for schools one to which anybody can come, else the next that was to be, else the last. Which programme is being read tonight is another question: `bookletPerformance`.
 * @param performances of one event, in any order
 * @throws RangeError for an event without dates, which the API never sends
 */
export function featuredPerformance<Dated extends Pick<Performance, 'startsAt' | 'state' | 'ticketUrl'>>(
  performances: readonly Dated[],
): Dated {
  const inOrder = performances.toSorted(byStart);
  const ahead = inOrder.filter(isAhead);
  const featured =
    inOrder.find(({ ticketUrl }) => ticketUrl) ??
    // What is sold out may be a session for schools, too.
    (ahead[0]?.state === 'schoolsOnly'
      ? ahead.find(({ state }) => state !== 'schoolsOnly' && state !== 'soldOut')
      : undefined) ??
    ahead[0] ??
    inOrder.find(({ state }) => state !== 'past') ??
    inOrder.at(-1);
  if (!featured) throw new RangeError('an event without performances');
  return featured;
}

/** The sessions of a performance's day that take place like it: a concert at half past ten is played again at noon. */
export function performancesOfDay<Session extends Pick<Performance, 'id' | 'startsAt' | 'state'>>(
  performances: readonly Session[],
  performance: Session,
): Session[] {
  const day = localDay(performance.startsAt);
  return performances.filter(
    (one) => one.id === performance.id || (isAhead(performance) && isAhead(one) && localDay(one.startsAt) === day),
  );
}

/** An event that still takes place, with the date that stands for it. */
export interface UpcomingConcert {
  event: EventSummary;
  performance: Performance;
}

/** Events that still take place, in the order of the dates that stand for them. */
export function upcomingConcerts(events: readonly EventSummary[]): UpcomingConcert[] {
  return events
    .filter(({ performances }) => performances.some(isAhead))
    .map((event) => ({ event, performance: featuredPerformance(event.performances) }))
    .toSorted((one, other) => byStart(one.performance, other.performance));
}

function byStart(one: Pick<Performance, 'startsAt'>, other: Pick<Performance, 'startsAt'>): number {
  return Date.parse(one.startsAt) - Date.parse(other.startsAt);
}
