import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { DayOfConcert } from '@ofgc/shared/design/concerts/MiniMonth/MiniMonth.tsx';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { atAnyTime } from '../../calendar-filters/calendar-query.ts';
import { toEventQuery } from '../../calendar-filters/event-query.ts';
import { type CalendarEntry, calendarEntries } from '../entries/calendar-entries.ts';
import type { CalendarSource } from '../entries/nearest-concerts.ts';
import { rowId } from '../entries/row-id.ts';
import { lastDay, shiftMonth } from './month-arithmetic.ts';

/** A small month beside the list. */
export interface SmallMonth {
  /** `YYYY-MM` */
  month: string;
  days: DayOfConcert[];
}

interface SmallMonthsOptions {
  query: CalendarChoice;
  /** `YYYY-MM` */
  opening: string;
  /** The list beside which the months stand. */
  list: Promise<readonly CalendarEntry[]>;
}

/**
 * The opening month and the one after it, with all concerts under the same filters, listed or not. Where the opening month has none, as in the
 * summer, the first listed month after it takes its place.
 */
export async function loadSmallMonths(
  { query, opening, list }: SmallMonthsOptions,
  source: CalendarSource,
): Promise<SmallMonth[]> {
  const [listed, atOpening] = await Promise.all([list, loadTwoMonths(query, opening, source)]);
  const first = listed.map(({ day }) => day.slice(0, 7)).find((month) => month >= opening) ?? opening;
  const isEmpty = !atOpening.some(({ day }) => day.startsWith(opening));
  const [month, concerts] =
    isEmpty && first > opening ? [first, await loadTwoMonths(query, first, source)] : [opening, atOpening];
  const rows = new Set(listed.map(rowKey));
  return [month, shiftMonth(month, 1)].map((one) => ({
    month: one,
    days: concerts
      .filter(({ day }) => day.startsWith(one))
      .map((entry) => dayOfConcert(entry, query, rows.has(rowKey(entry)))),
  }));
}

const rowKey = ({ day, event }: CalendarEntry) => `${day} ${event.id}`;

/** All concerts of a month and the next under the same filters. */
async function loadTwoMonths(
  query: CalendarChoice,
  month: string,
  { api, now }: CalendarSource,
): Promise<CalendarEntry[]> {
  const anyTime: CalendarChoice = { ...atAnyTime(query), cuando: 'todos' };
  const twoMonths = { from: `${month}-01`, to: lastDay(shiftMonth(month, 1)) };
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
