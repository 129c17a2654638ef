import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';

export type TimelineEntry = Offer['timeline'][number];
/** Over, the next thing to happen, or later. */
export type TimelinePlace = 'done' | 'next' | 'ahead';

/** An instant to write a date with: noon of a bare day. */
export function dayInstant(at: string): string {
  return at.length === 10 ? `${at}T12:00:00Z` : at;
}

/** A bare day is over when it is past; an hour when it has struck. */
function isOver(at: string, now: string): boolean {
  return at.length === 10 ? at < localDay(now) : Date.parse(at) <= Date.parse(now);
}

/** The dates of a call with their place in time; in a call that has ended nothing is to come but what has a date. @param now ISO 8601 */
export function timelineOf(
  { timeline }: Pick<Offer, 'timeline'>,
  now: string,
): (TimelineEntry & { place: TimelinePlace })[] {
  const next = timeline.findIndex(({ at }) => !isOver(at, now));
  return timeline.map((entry, index) => ({
    ...entry,
    place: next < 0 || index < next ? 'done' : index === next ? 'next' : 'ahead',
  }));
}
