import { type EventFilterParameter, eventFilterParameters, type WhenParameter } from './event-parameters.ts';
import { eventsPath } from './events.ts';
import { withQuery } from '../with-query.ts';

/** What the calendar is narrowed to, by the names of its address; an absent name means no restriction. */
export type CalendarChoice = Partial<Record<EventFilterParameter, string>> & {
  cuando?: WhenParameter;
  /** The list needs no word of its own in the address. */
  vista?: 'mes';
};

const filterNames = Object.keys(eventFilterParameters) as EventFilterParameter[];

/** The calendar under a choice, without locale; the same choice always has the same address. */
export function calendarPath(choice: CalendarChoice): string {
  return withQuery(eventsPath, { ...filtersOf(choice), vista: choice.vista });
}

/** The same concerts as an iCalendar feed, without locale. The view is the page's alone. */
export function calendarFeedPath(choice: CalendarChoice): string {
  return withQuery('/calendario.ics', filtersOf(choice));
}

function filtersOf(choice: CalendarChoice): Record<string, string | undefined> {
  return Object.fromEntries([...filterNames, 'cuando' as const].map((name) => [name, choice[name]]));
}
