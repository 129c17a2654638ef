import { contentInstant } from '../../content/dates.ts';
import type { WholeEvent } from './event-patch.ts';

/**
 * Finds the performances whose waiting list has to be told of a change: no longer held, another day or hour, or, where the concert is still
 * to come, another hall.
 * @param day today, on the islands @returns the performances' ids
 */
export function movedDates(before: WholeEvent, after: WholeEvent, day: string): number[] {
  const isElsewhere = before.event.venue !== after.event.venue;
  return after.event.performances.flatMap((date) => {
    const known = before.event.performances.find(({ id }) => id === date.id);
    const isMoved = known && (known.status !== date.status || known.date !== date.date || known.time !== date.time);
    // A postponed concert keeps the day that it had.
    const isToCome = date.status === 'postponed' || (date.status !== 'cancelled' && date.date >= day);
    return isMoved || (isElsewhere && isToCome) ? date.id : [];
  });
}

/** The performances that a change moves to a time that is over: a date may stay in the past, but not be moved into it. */
export function datesMovedIntoPast(
  before: WholeEvent,
  after: WholeEvent,
  now: Date,
): WholeEvent['event']['performances'] {
  return after.event.performances.filter(({ id, date, time }) => {
    const startsAt = contentInstant(date, time);
    const known = before.event.performances.find((one) => one.id === id);
    return startsAt <= now.toISOString() && (!known || contentInstant(known.date, known.time) !== startsAt);
  });
}
