import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { withoutFilters } from '@ofgc/shared/filters/filters.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { atAnyTime } from '../../calendar-filters/calendar-query.ts';
import { toEventQuery } from '../../calendar-filters/event-query.ts';
import { type CalendarEntry, calendarEntries } from './calendar-entries.ts';

export interface CalendarSource {
  api: ApiClient;
  now: Date;
}

/** The number of concerts offered for an empty result. */
const offered = 3;

/** The next concerts, under the same filters at any time; where none are left, without filters. */
export async function loadNearestConcerts(
  query: CalendarChoice,
  { api, now }: CalendarSource,
): Promise<CalendarEntry[]> {
  const upcoming = (choice: CalendarChoice) =>
    fetchEvents(api, { ...toEventQuery({ ...choice, cuando: 'proximos' }), perPage: offered });
  const anyTime = withoutFilters(atAnyTime(query), ['temporada']);
  const { data } = await upcoming(anyTime);
  const found = data.length ? calendarEntries(data, { ...anyTime, cuando: 'proximos' }, now) : [];
  return (found.length ? found : calendarEntries((await upcoming({})).data, {}, now)).slice(0, offered);
}
