import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchSeasons } from '@ofgc/shared/api-client/concerts/seasons.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { WhenParameter } from '@ofgc/shared/routes/concerts/event-parameters.ts';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import type { DayOfConcert } from '@ofgc/shared/design/concerts/MiniMonth/MiniMonth.tsx';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { atAnyTime, effectiveWhen, withinMonth } from '../calendar-filters/calendar-query.ts';
import { toEventQuery } from '../calendar-filters/event-query.ts';
import { type CalendarEntry, calendarEntries, type MonthEntries, groupByMonth } from './entries/calendar-entries.ts';
import { type CalendarSource, loadNearestConcerts } from './entries/nearest-concerts.ts';
import { rowId } from './entries/row-id.ts';
import { lastDay, shiftMonth } from './months/month-arithmetic.ts';
import { openingMonth } from './months/opening-month.ts';
import { selectableMonths } from './months/selectable-months.ts';
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
  grids: { month: string; days: DayOfConcert[] }[];
  /** For an empty result: the next concerts, under the same filters at any time, otherwise without filters. */
  nearest: CalendarEntry[];
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
  const [list, days] = await Promise.all([
    fetchAllEvents(api, { ...toEventQuery(listed), facets: 'all' }),
    query.vista === 'mes' ? [] : loadDays(query, opening, { api, now }),
  ]);
  const entries = calendarEntries(list.data, listed, now);
  const listedDays = new Set(entries.map(({ day, event }) => `${day} ${event.id}`));
  const grids =
    query.vista === 'mes'
      ? []
      : [opening, shiftMonth(opening, 1)].map((month) => ({
          month,
          days: days
            .filter(({ day }) => day.startsWith(month))
            .map((entry) => dayOfConcert(entry, query, listedDays.has(`${entry.day} ${entry.event.id}`))),
        }));
  return {
    query,
    when,
    impliedWhen: query.cuando && effectiveWhen({ ...query, cuando: undefined }, { season, today }),
    nearest: list.meta.total ? [] : await loadNearestConcerts(query, { api, now }),
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
    selectable: selectableMonths(query, opening),
  };
}

/** All concerts of two months under the same filters, listed or not. */
async function loadDays(
  query: CalendarChoice,
  opening: string,
  { api, now }: CalendarSource,
): Promise<CalendarEntry[]> {
  const anyTime: CalendarChoice = { ...atAnyTime(query), cuando: 'todos' };
  const twoMonths = { from: `${opening}-01`, to: lastDay(shiftMonth(opening, 1)) };
  const { data } = await fetchAllEvents(api, { ...toEventQuery(anyTime), ...twoMonths });
  return calendarEntries(data, anyTime, now);
}

/** A day for the small months, with a link to its row in the list, or to the concert where the day is not listed. */
function dayOfConcert({ day, event, sessions }: CalendarEntry, query: CalendarChoice, isListed: boolean): DayOfConcert {
  return {
    day,
    title: event.title,
    kind: event.category.kind,
    ...notHeld(sessions),
    to: isListed ? `${calendarPath(query)}#${rowId(day)}` : eventPath(event),
  };
}

/** Cancelled where all sessions of the day are, postponed where some of them may still be held on another. */
function notHeld(sessions: CalendarEntry['sessions']): Pick<DayOfConcert, 'notHeld'> {
  const states = new Set(sessions.map(({ state }) => state));
  const isPostponed = states.delete('postponed');
  states.delete('cancelled');
  return states.size === 0 ? { notHeld: isPostponed ? 'postponed' : 'cancelled' } : {};
}
