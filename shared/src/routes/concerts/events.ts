import type { EventSummary, Performance } from '../../domain/events/event.schema.ts';
import { concertsPath } from '../site/sections.ts';

/** The calendar of concerts, without locale and filters. */
export const eventsPath = `${concertsPath}/eventos`;

/** A concert's page, without locale; the slug is in the page's language. */
export function eventPath(event: Pick<EventSummary, 'id' | 'slug'>): string {
  return `${eventsPath}/${event.slug}/${event.id}`;
}

/** The part of a concert's page about tickets for a concert that was cancelled or postponed. */
export function ticketNotePath(event: Pick<EventSummary, 'id' | 'slug'>): string {
  return `${eventPath(event)}#entrada`;
}

/** The part of a concert's page with the form for the waiting list. */
export function waitingListFormPath(event: Pick<EventSummary, 'id' | 'slug'>): string {
  return `${eventPath(event)}#lista-de-espera`;
}

/** The iCalendar file of a concert, or of one of its dates; without locale. */
export function eventFilePath(event: Pick<EventSummary, 'id'>, performance?: Pick<Performance, 'id'>): string {
  return performance ? `/eventos/${event.id}/${performance.id}.ics` : `/eventos/${event.id}.ics`;
}
