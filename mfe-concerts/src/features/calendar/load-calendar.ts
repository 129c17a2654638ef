import { fetchAllEvents, fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSeasons } from '@ofgc/shared/api-client/concerts/seasons.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { WhenParameter } from '@ofgc/shared/routes/concerts/event-parameters.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { effectiveWhen, pastOf, withinMonth } from '../calendar-filters/calendar-query.ts';
import { toEventQuery } from '../calendar-filters/event-query.ts';
import { type CalendarEntry, calendarEntries, type MonthEntries, groupByMonth } from './entries/calendar-entries.ts';
import { type CalendarSource, loadNearestConcerts } from './entries/nearest-concerts.ts';
import { openingMonth } from './months/opening-month.ts';
import { selectableMonths } from './months/selectable-months.ts';
import { loadSmallMonths, type SmallMonth } from './months/small-months.ts';
import { withUpcomingCounts } from './upcoming-counts.ts';

export interface Calendar {
  query: CalendarChoice;
  /** Which concerts are shown: as the address says, otherwise the default. */
  when: WhenParameter;
  /** The value of `when` without `cuando` in the address; undefined where the address has none. */
  impliedWhen: WhenParameter | undefined;
  /** Whether the list starts today: the filters name no days, no year and no season that is yet to begin. */
  isFromToday: boolean;
  /** `YYYY-MM-DD`, in the time zone of the Canary Islands. */
  today: string;
  total: number;
  facets: ListMeta['facets'];
  months: MonthEntries[];
  /** The month where the calendar opens, `YYYY-MM`; the month view shows this month. */
  opening: string;
  /** The month selector's months. */
  selectable: string[];
  /** The small months beside the list; none in the month view. */
  grids: SmallMonth[];
  /** For an empty result: the next concerts, under the same filters at any time, otherwise without filters. */
  nearest: CalendarEntry[];
  /** For an empty list of coming concerts: the number of past ones under the same filters. */
  past: number;
}

/**
 * The calendar under some filters.
 * @throws the API's answer, 400 where a filter's value is unknown
 */
export async function loadCalendar(query: CalendarChoice, { api, now }: CalendarSource): Promise<Calendar> {
  const today = localDay(now);
  const season = query.temporada
    ? (await fetchSeasons(api)).data.find(({ slug }) => slug === query.temporada)
    : undefined;
  const opening = openingMonth(query, { season, today });
  // The month view always shows one month, even if none is chosen.
  const when = effectiveWhen(query, { season, today });
  const asked = { ...query, cuando: when };
  const listed = query.vista === 'mes' ? withinMonth(asked, opening) : asked;
  const asking = fetchAllEvents(api, { ...toEventQuery(listed), facets: 'all' });
  const listing = asking.then(({ data }) => calendarEntries(data, listed, now));
  const [list, entries, grids] = await Promise.all([
    asking,
    listing,
    query.vista === 'mes' ? [] : loadSmallMonths({ query, opening, list: listing }, { api, now }),
  ]);
  return {
    query,
    when,
    impliedWhen: query.cuando && effectiveWhen({ ...query, cuando: undefined }, { season, today }),
    nearest: list.meta.total ? [] : await loadNearestConcerts(query, { api, now }),
    past:
      list.meta.total || when !== 'proximos'
        ? 0
        : (await fetchEvents(api, { ...toEventQuery(pastOf(query)), perPage: 1 })).meta.total,
    isFromToday:
      when === 'proximos' && !(query.anio || query.desde || query.hasta) && !(season && season.startsOn > today),
    today,
    opening,
    grids,
    total: list.meta.total,
    facets:
      when === 'todos' && !query.cuando
        ? await withUpcomingCounts(list.meta.facets, { query, listed }, { api, now })
        : list.meta.facets,
    months: groupByMonth(entries),
    selectable: selectableMonths(query, { when, opening, today }),
  };
}
