import type { EventSummary, Performance } from '@ofgc/shared/domain/event.schema.ts';

/** A concert and the performance of it that comes next. */
export interface UpcomingConcert {
  event: EventSummary;
  performance: Performance;
}

/** The next performance that takes place; null where all are past or off. */
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
