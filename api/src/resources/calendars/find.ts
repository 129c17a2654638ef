import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Database } from '../../database/database.ts';
import { findEventRecords } from '../events/find.ts';
import { matchingPerformances } from '../events/find-matching.ts';
import { presentSummary, type PresentContext } from '../events/present.ts';
import { type EventQuery, whenOf } from '../events/query.ts';
import type { CalendarDate } from './ical.ts';

/** A feed contains dates of the last month, in milliseconds: subscribers still get what was cancelled. */
const pastPeriod = 31 * 86_400_000;

/** The dates that match the filters; where those are of upcoming events, also the last month's. */
export async function findFeedDates(
  database: Database,
  query: EventQuery,
  context: PresentContext,
): Promise<CalendarDate[]> {
  const since = localDay(new Date(context.now.getTime() - pastPeriod));
  const from = query.from && query.from > since ? query.from : since;
  const asked: EventQuery = whenOf(query) === 'upcoming' ? { ...query, when: 'all', from } : query;
  const rows = await matchingPerformances(database, asked, context.now).select(['performanceId', 'eventId']).execute();
  const performances = new Set(rows.map(({ performanceId }) => performanceId));
  const dates = await findDates(database, [...new Set(rows.map(({ eventId }) => eventId))], context);
  return dates.filter(({ performance }) => performances.has(performance.id));
}

/** All dates of some events, the earliest first. */
export async function findDates(database: Database, ids: number[], context: PresentContext): Promise<CalendarDate[]> {
  const records = await findEventRecords(database, ids);
  return records
    .flatMap((record) => {
      const event = presentSummary(record, context);
      const changedOn = record.event.changes.map(({ at }) => at);
      return event.performances.flatMap((performance, index) => {
        const own = record.performances[index];
        return own ? [{ event, performance, changedOn, position: { lat: own.latitude, lon: own.longitude } }] : [];
      });
    })
    .toSorted((a, b) => a.performance.startsAt.localeCompare(b.performance.startsAt));
}

/** When the content was last written: the same in every process. */
export async function writtenAt(database: Database): Promise<Date> {
  const { seededAt } = await database.selectFrom('contentState').select('seededAt').executeTakeFirstOrThrow();
  return seededAt;
}
