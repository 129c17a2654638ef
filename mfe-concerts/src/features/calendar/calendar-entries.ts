import { localDay } from '@ofgc/shared/dates/format.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/calendar.ts';
import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';

/** A concert on one day. */
export interface CalendarEntry {
  /** `YYYY-MM-DD`, in the time zone of the Canary Islands. */
  day: string;
  event: EventSummary;
  /** The session that the row shows. */
  performance: Performance;
  /** All sessions of the day, in their order. */
  sessions: Performance[];
}

export interface CalendarMonth {
  /** `YYYY-MM`. */
  month: string;
  entries: CalendarEntry[];
  /** Two dates of one concert are one concert. */
  concerts: number;
}

/** Whether a date matches the filters: an event is found by one of its dates and comes with all of them. Without `cuando`, it must be ahead. */
function isAskedFor(performance: Performance, query: CalendarChoice, now: Date): boolean {
  const day = localDay(performance.startsAt);
  if (query.anio && day.slice(0, 4) !== query.anio) return false;
  if (query.mes && day.slice(0, 7) !== query.mes) return false;
  if (query.lugar && performance.hall.venueSlug !== query.lugar) return false;
  if (query.accesible && !performance.access.some((feature) => feature === query.accesible)) return false;
  if ((query.desde && day < query.desde) || (query.hasta && day > query.hasta)) return false;
  const isUpcoming = (query.cuando ?? 'proximos') === 'proximos';
  return !isUpcoming || new Date(performance.endsAt) > now;
}

/** Without what no list shows, to keep the hydration data small. */
function withoutDetails(event: EventSummary): EventSummary {
  const programme = event.programme.map((item) =>
    item.kind === 'work' ? { ...item, movements: [], soloists: [] } : item,
  );
  return { ...event, teaser: '', programme, performances: [] };
}

/** The concerts as the calendar lists them: one entry a concert and day, in the order of time; past concerts begin with the latest. */
export function calendarEntries(events: readonly EventSummary[], query: CalendarChoice, now: Date): CalendarEntry[] {
  const entries = events.flatMap((event) => {
    const asked = event.performances.filter((performance) => isAskedFor(performance, query, now)).toSorted(byStart);
    return [...Map.groupBy(asked, ({ startsAt }) => localDay(startsAt))].map(([day, sessions]) => ({
      day,
      event: withoutDetails(event),
      performance: featuredPerformance(sessions),
      sessions,
    }));
  });
  const ordered = entries.toSorted((a, b) => byStart(a.performance, b.performance));
  return query.cuando === 'pasados' ? ordered.toReversed() : ordered;
}

function byStart(a: Performance, b: Performance): number {
  return new Date(a.startsAt).getTime() - new Date(b.startsAt).getTime();
}

/** Entries under the names of their months, in their order. */
export function groupByMonth(entries: readonly CalendarEntry[]): CalendarMonth[] {
  return [...Map.groupBy(entries, ({ day }) => day.slice(0, 7))].map(([month, ofMonth]) => ({
    month,
    entries: ofMonth,
    concerts: new Set(ofMonth.map(({ event }) => event.id)).size,
  }));
}
