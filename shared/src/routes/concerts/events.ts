import type { EventSummary, Performance } from '../../domain/events/event.schema.ts';
import { concertsPath } from '../site/sections.ts';

/** The calendar of concerts, without locale and filters. */
export const eventsPath = `${concertsPath}/eventos`;

/** A concert's page, without locale; the slug is the page's language's. */
export function eventPath(event: Pick<EventSummary, 'id' | 'slug'>): string {
  return `${eventsPath}/${event.slug}/${event.id}`;
}

/** What becomes of tickets for a concert that was cancelled or postponed: a part of its page. */
export function ticketNotePath(event: Pick<EventSummary, 'id' | 'slug'>): string {
  return `${eventPath(event)}#entrada`;
}

/** Where people put themselves on the waiting list: a part of the concert's page. */
export function waitingListFormPath(event: Pick<EventSummary, 'id' | 'slug'>): string {
  return `${eventPath(event)}#lista-de-espera`;
}

/** The iCalendar file of a concert, or of one of its dates; without locale. */
export function eventFilePath(event: Pick<EventSummary, 'id'>, performance?: Pick<Performance, 'id'>): string {
  return performance ? `/eventos/${event.id}/${performance.id}.ics` : `/eventos/${event.id}.ics`;
}
