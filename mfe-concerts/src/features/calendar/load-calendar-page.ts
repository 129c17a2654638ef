import { httpStatusOf } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { unknownFilters } from '../calendar-filters/active-filters.ts';
import { parseCalendarQuery, type RefusedFilter } from '../calendar-filters/calendar-query.ts';
import { type Calendar, type CalendarSource, loadCalendar } from './load-calendar.ts';

export interface CalendarPageData {
  /** Filters that are not valid: then there is no calendar, and the status is 400. */
  refused: RefusedFilter[];
  calendar: Calendar | null;
  origin: string;
}

/** The calendar that an address asks for, or the filters of the address that are not valid. */
export async function loadCalendarPage(
  { origin, searchParams }: URL,
  source: CalendarSource,
): Promise<CalendarPageData> {
  const { query, refused } = parseCalendarQuery(searchParams);
  if (refused.length) return { refused, calendar: null, origin };
  try {
    return { refused, calendar: await loadCalendar(query, source), origin };
  } catch (error) {
    if (httpStatusOf(error) !== 400) throw error;
    const { meta } = await fetchEvents(source.api, { when: 'all', perPage: 1 });
    const unknown = unknownFilters(query, meta.facets);
    if (!unknown.length) throw error;
    return { refused: unknown, calendar: null, origin };
  }
}
