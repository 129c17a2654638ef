import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';

/** What a list of concerts says of each; no more than that travels with the page. */
export interface NextConcert {
  id: number;
  slug: string;
  title: string;
  /** The beginning of its first date that is still to come and takes place, ISO 8601. */
  startsAt: string;
  lang: EventSummary['lang'];
}

/** The concerts that still have a date after `now`, cancelled and postponed ones left out; the nearest first. @param count at most so many */
export function nextConcerts(events: readonly EventSummary[], now: Date, count: number): NextConcert[] {
  return events
    .flatMap(({ id, slug, title, lang, performances }) => {
      const [startsAt] = performances
        .filter(isAhead)
        .map((performance) => performance.startsAt)
        .filter((start) => new Date(start) > now)
        .toSorted();
      return startsAt ? [{ id, slug, title, startsAt, lang }] : [];
    })
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, count);
}
