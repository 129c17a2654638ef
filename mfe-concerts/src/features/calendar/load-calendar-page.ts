import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import { searchKnown } from '@ofgc/shared/filters/search-known.ts';
import { type CalendarParameter, knownValues, parseCalendarQuery } from '../calendar-filters/calendar-query.ts';
import { type Calendar, loadCalendar } from './load-calendar.ts';
import type { CalendarSource } from './entries/nearest-concerts.ts';

export interface CalendarPageData {
  /** Without the unknown filters. */
  calendar: Calendar;
  unknown: UnknownFilter<CalendarParameter>[];
  origin: string;
}

/** The calendar for an address. */
export async function loadCalendarPage(
  { origin, searchParams }: URL,
  source: CalendarSource,
): Promise<CalendarPageData> {
  const asked = parseCalendarQuery(searchParams);
  const { found, unknown } = await searchKnown({
    filters: asked.query,
    search: (query) => loadCalendar(query, source),
    accepted: async (calendar) =>
      knownValues(
        calendar?.facets ?? (await fetchEvents(source.api, { when: 'all', perPage: 1, facets: 'all' })).meta.facets,
      ),
  });
  return { calendar: found, unknown: [...asked.unknown, ...unknown], origin };
}
