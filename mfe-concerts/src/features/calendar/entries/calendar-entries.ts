import { localDay } from '@ofgc/shared/dates/format.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import type { CalendarEvent } from '@ofgc/shared/design/concerts/CalendarRow/CalendarRow.tsx';
import type { TicketPerformance } from '@ofgc/shared/design/concerts/TicketAction/ticket-action-of.ts';
import { cardOf, cardPerformanceOf } from '@ofgc/shared/domain/events/event-card.ts';
import { featuredPerformance, shownWith } from '@ofgc/shared/domain/events/featured-performance.ts';

/** A concert on one day. */
export interface CalendarEntry {
  /** `YYYY-MM-DD`, in the time zone of the Canary Islands. */
  day: string;
  event: CalendarEvent;
  /** The performance that the row shows. */
  performance: TicketPerformance;
  /** The name of the venue; null where nobody is in the hall. */
  venue: string | null;
  /** The performances of the day that take place, in their order; where none does, all. */
  sessions: TicketPerformance[];
}

export interface MonthEntries {
  /** `YYYY-MM`. */
  month: string;
  entries: CalendarEntry[];
  /** Several dates of one concert count once. */
  concerts: number;
}

/**
 * Whether a date matches the filters: an event is found by one of its dates and arrives with all of them. Without
 * `cuando`, the date must be upcoming.
 */
function isAskedFor(performance: Performance, query: CalendarChoice, now: Date): boolean {
  const day = localDay(performance.startsAt);
  if (!day.startsWith(query.mes ?? query.anio ?? '')) return false;
  if (query.lugar && performance.hall.venueSlug !== query.lugar) return false;
  if (query.accesible && !performance.access.some((feature) => feature === query.accesible)) return false;
  if ((query.desde && day < query.desde) || (query.hasta && day > query.hasta)) return false;
  const most = query.gratis ? '0' : query.precio_max;
  // Only the API knows the prices of past dates.
  if (performance.state !== 'past' && most && !(Number(performance.price?.min) <= Number(most) * 100)) return false;
  // The old date of a postponed concert is not a past concert.
  if (query.cuando === 'pasados' && performance.state === 'postponed') return false;
  const isUpcoming = (query.cuando ?? 'proximos') === 'proximos';
  return !isUpcoming || new Date(performance.endsAt) > now;
}

/** The fields that a row shows; the page's data carry no others. */
function rowEvent(event: EventSummary): CalendarEvent {
  const { performances: _performances, ...card } = cardOf({ ...event, performances: [] });
  return { ...card, credits: event.credits.map(({ name, part, role }) => ({ name, part, role })) };
}

function rowPerformance(performance: Performance): TicketPerformance {
  const { hasWaitingList, isRelaxed } = performance;
  return { ...cardPerformanceOf(performance), hasWaitingList, isRelaxed };
}

/** The concerts as the calendar lists them: one entry for each concert and day, the earliest first; for past concerts the latest first. */
export function calendarEntries(events: readonly EventSummary[], query: CalendarChoice, now: Date): CalendarEntry[] {
  const entries = events.flatMap((event) => {
    const asked = event.performances.filter((performance) => isAskedFor(performance, query, now)).toSorted(byStart);
    return [...Map.groupBy(asked, ({ startsAt }) => localDay(startsAt))].map(([day, ofDay]) => {
      const shown = featuredPerformance(ofDay);
      return {
        day,
        event: rowEvent(event),
        performance: rowPerformance(shown),
        venue: shown.status === 'movedOnline' ? null : shown.hall.venue,
        sessions: shownWith(ofDay, shown).map(rowPerformance),
      };
    });
  });
  const ordered = entries.toSorted((a, b) => byStart(a.performance, b.performance));
  return query.cuando === 'pasados' ? ordered.toReversed() : ordered;
}

function byStart(a: Pick<Performance, 'startsAt'>, b: Pick<Performance, 'startsAt'>): number {
  return new Date(a.startsAt).getTime() - new Date(b.startsAt).getTime();
}

/** Entries under the names of their months, in their order. */
export function groupByMonth(entries: readonly CalendarEntry[]): MonthEntries[] {
  return [...Map.groupBy(entries, ({ day }) => day.slice(0, 7))].map(([month, ofMonth]) => ({
    month,
    entries: ofMonth,
    concerts: new Set(ofMonth.map(({ event }) => event.id)).size,
  }));
}
