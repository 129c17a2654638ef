import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** A concert and the performance of it that comes next. */
export interface UpcomingConcert {
  event: EventSummary;
  performance: Performance;
}

/** What a link to a concert and its date need. */
export interface NextConcert {
  id: number;
  slug: string;
  title: string;
  /** Of the next performance, ISO 8601. */
  startsAt: string;
  lang: EventSummary['lang'];
}

/** The earliest performance that takes place; null where all are past, cancelled or postponed. */
export function nextPerformance({ performances }: Pick<EventSummary, 'performances'>): Performance | null {
  const ahead = performances.filter(({ state }) => state !== 'past' && state !== 'cancelled' && state !== 'postponed');
  return ahead.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0] ?? null;
}

/** Concerts that still take place, the nearest first. */
export function upcomingConcerts(events: readonly EventSummary[]): UpcomingConcert[] {
  return events
    .flatMap((event) => {
      const performance = nextPerformance(event);
      return performance ? [{ event, performance }] : [];
    })
    .toSorted((one, other) => Date.parse(one.performance.startsAt) - Date.parse(other.performance.startsAt));
}

/** A concert as far as a link needs it: what travels with the page. */
export function nextConcert({ event: { id, slug, title, lang }, performance }: UpcomingConcert): NextConcert {
  return { id, slug, title, lang, startsAt: performance.startsAt };
}
