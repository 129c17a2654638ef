import { localDay } from '../../dates/format.ts';
import type { EventSummary, Performance } from './event.schema.ts';

/** Whether a date will still take place: not over, not cancelled, not without a date. */
export function isAhead({ state }: Pick<Performance, 'state'>): boolean {
  return state !== 'past' && state !== 'cancelled' && state !== 'postponed';
}

/** Whether a date is over: one that took place, or a cancelled one at whose end it would be. A postponed date never is. */
export function isOver(date: { state: string | null; isOver?: true | undefined }): boolean {
  return date.state === 'past' || date.isOver === true;
}

/** Whether a date takes place, or took place. */
export function takesPlace({ status }: Pick<Performance, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}

/** The dates that are shown together with one of them: cancelled and postponed ones only if it is such a date itself. */
export function shownWith<Dated extends Pick<Performance, 'status'>>(
  performances: readonly Dated[],
  one: Dated,
): Dated[] {
  return performances.filter((other) => takesPlace(other) || !takesPlace(one));
}

/** Whether a performance is open to everybody: sessions for schools are not, full ones neither. */
export function isForEverybody({ sale }: Pick<Performance, 'sale'>): boolean {
  return sale !== 'schoolsOnly' && sale !== 'schoolsFull';
}

/** Cards do not know the sale of their performances. */
export type Featurable = Pick<Performance, 'startsAt' | 'state' | 'ticketUrl' | 'isOver'> &
  Partial<Pick<Performance, 'sale'>>;

function isForSchools({ state, sale }: Pick<Featurable, 'state' | 'sale'>): boolean {
  return state === 'schoolsOnly' || sale === 'schoolsFull';
}

/**
 * The date that represents an event where only one is shown: the next with tickets, else the next that takes place, where one that is open to
 * everybody comes before a session for schools, else the next that was planned, else the last that was played, else the last. The date for the
 * programme booklet is chosen by `bookletPerformance`.
 * @param performances of one event, in any order
 * @throws RangeError for an event without dates, which the API never sends
 */
export function featuredPerformance<Dated extends Featurable>(performances: readonly Dated[]): Dated {
  const inOrder = performances.toSorted(byStart);
  const ahead = inOrder.filter(isAhead);
  const featured =
    inOrder.find(({ ticketUrl }) => ticketUrl) ??
    // What is sold out may be a session for schools, too, where its sale is not known.
    (ahead[0] && isForSchools(ahead[0])
      ? ahead.find((one) => !isForSchools(one) && one.state !== 'soldOut')
      : undefined) ??
    ahead[0] ??
    inOrder.find((one) => !isOver(one)) ??
    inOrder.findLast(({ state }) => state === 'past') ??
    inOrder.at(-1);
  if (!featured) throw new RangeError('an event without performances');
  return featured;
}

/** The performances on the same day that take place, too: a concert at half past ten may be played again at noon. */
export function performancesOfDay<One extends Pick<Performance, 'id' | 'startsAt' | 'state'>>(
  performances: readonly One[],
  performance: One,
): One[] {
  const day = localDay(performance.startsAt);
  return performances.filter(
    (one) => one.id === performance.id || (isAhead(performance) && isAhead(one) && localDay(one.startsAt) === day),
  );
}

/** An event that still takes place, with the date that represents it. */
export interface UpcomingConcert {
  event: EventSummary;
  performance: Performance;
}

/** Events that still take place, in the order of the dates that represent them. */
export function upcomingConcerts(events: readonly EventSummary[]): UpcomingConcert[] {
  return events
    .filter(({ performances }) => performances.some(isAhead))
    .map((event) => ({ event, performance: featuredPerformance(event.performances) }))
    .toSorted((one, other) => byStart(one.performance, other.performance));
}

function byStart(one: Pick<Performance, 'startsAt'>, other: Pick<Performance, 'startsAt'>): number {
  return Date.parse(one.startsAt) - Date.parse(other.startsAt);
}
