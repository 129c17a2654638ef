import { type EventFilterParameter, eventFilterParameters, type WhenParameter } from './event-parameters.ts';
import { eventsPath } from './events.ts';
import { withQuery } from '../with-query.ts';

/** The filters of the calendar, by the names of the query parameters; an absent name means no restriction. */
export type CalendarChoice = Partial<Record<EventFilterParameter, string>> & {
  cuando?: WhenParameter;
  /** The list is the default and has no parameter. */
  vista?: 'mes';
};

const filterNames = Object.keys(eventFilterParameters) as EventFilterParameter[];

/** The calendar with filters, without locale; the same filters always have the same address. */
export function calendarPath(choice: CalendarChoice): string {
  return withQuery(eventsPath, { ...filtersOf(choice), vista: choice.vista });
}

/** The same concerts as an iCalendar feed, without locale. The view concerns only the page. */
export function calendarFeedPath(choice: CalendarChoice): string {
  return withQuery('/calendario.ics', filtersOf(choice));
}

function filtersOf(choice: CalendarChoice): Record<string, string | undefined> {
  return Object.fromEntries([...filterNames, 'cuando' as const].map((name) => [name, choice[name]]));
}
