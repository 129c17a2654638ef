import { sql } from 'kysely';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { day } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';
import { findEventRecords } from '../events/find.ts';
import { matchingPerformances } from '../events/filters/filter-and-sort.ts';
import { presentEventSummary, type PresentContext } from '../events/present.ts';
import { type EventQuery, whenOf } from '../events/query.ts';
import type { CalendarDate } from './vevent.ts';

/** How long a feed keeps past dates, in milliseconds: subscribers must still receive cancellations. */
const pastPeriod = 31 * day;

/** A performance of the feed. */
export type FeedDate = Awaited<ReturnType<typeof findFeedDates>>[number];

/**
 * The dates that match the filters, the earliest first; for upcoming events, also those of the last month. Filters by price mean the announced
 * price here: after a cancellation, or when the cheap seats are sold, nothing can be had at that price, but subscribers keep the date.
 */
export function findFeedDates(database: Database, { maxPrice, free, ...query }: EventQuery, now: Date) {
  const since = localDay(new Date(now.getTime() - pastPeriod));
  const from = query.from && query.from > since ? query.from : since;
  const wanted: EventQuery = whenOf(query) === 'upcoming' ? { ...query, when: 'all', from } : query;
  const dearest = free ? 0 : maxPrice;
  return matchingPerformances(database, wanted, now)
    .$if(dearest !== undefined, (dates) => dates.where('eventId', 'in', announcedUpTo(database, dearest)))
    .select(['performanceId', 'eventId'])
    .orderBy('startsAt')
    .orderBy('performanceId')
    .execute();
}

/** @param price in euros */
function announcedUpTo(database: Database, price = 0) {
  const kinds = ['perPupil', 'freeForSchools'] as const;
  return database
    .selectFrom('events')
    .select('id')
    .where('priceKind', 'not in', kinds)
    .where('priceMin', '<=', price * 100);
}

/** Details of some dates of the feed, in their order. */
export async function describeDates(
  database: Database,
  feed: readonly FeedDate[],
  context: PresentContext,
): Promise<CalendarDate[]> {
  const all = await findDates(database, [...new Set(feed.map(({ eventId }) => eventId))], context);
  const byId = new Map(all.map((date) => [date.performance.id, date]));
  return feed.flatMap(({ performanceId }) => byId.get(performanceId) ?? []);
}

/** All tables that a calendar file is made from. */
const tables = [
  'performances',
  'events',
  'seasons',
  'categories',
  'halls',
  'venues',
  'programme_items',
  'works',
  'composers',
  'credits',
  'artists',
  'content_state',
];

/** A digest of all content of feeds. It is the same in every process and after a restart, until something is edited. */
export async function contentDigest(database: Database): Promise<string> {
  const sums = tables.map((table) => sql`(select sum(hashtextextended(t::text, 0)) from ${sql.table(table)} t)`);
  const { rows } = await sql<{ digest: string }>`select md5(concat_ws(' ', ${sql.join(sums)})) as digest`.execute(
    database,
  );
  return rows[0]?.digest ?? '';
}

/** All dates of some events, the earliest first. */
export async function findDates(database: Database, ids: number[], context: PresentContext): Promise<CalendarDate[]> {
  const records = await findEventRecords(database, ids);
  return records
    .flatMap((record) => {
      const event = presentEventSummary(record, context);
      const changedOn = record.event.changes.flatMap(({ at, withdrawnOn }) => (withdrawnOn ? [at, withdrawnOn] : [at]));
      return event.performances.flatMap((performance, index) => {
        const own = record.performances[index];
        return own ? [{ event, performance, changedOn, position: { lat: own.latitude, lon: own.longitude } }] : [];
      });
    })
    .toSorted((a, b) => a.performance.startsAt.localeCompare(b.performance.startsAt));
}

/** The time at which the content was last written; the same in every process. */
export async function writtenAt(database: Database): Promise<Date> {
  const { seededAt } = await database.selectFrom('contentState').select('seededAt').executeTakeFirstOrThrow();
  return seededAt;
}
