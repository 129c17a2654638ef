import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { allOf, eventFilters, isWithin, namedIn } from './filters.ts';
import { type EventQuery, whenOf } from '../query.ts';

/** The single performances that match all filters. */
export function matchingPerformances(database: Database, query: EventQuery, now: Date) {
  const conditions = [isWithin(whenOf(query), now), ...Object.values(eventFilters(query)), ...namedIn(query)];
  return database.selectFrom('eventListing').where(allOf(conditions));
}

/**
 * Events, sorted by their next performance. Where all are past, the earliest first means by their first one, the latest first by the last one
 * that was played: such a list begins with what was played last.
 */
export function matchingEvents(database: Database, query: EventQuery, now: Date) {
  const isAscending = query.sort === 'date';
  const played = sql`max(starts_at) filter (where status not in ('cancelled', 'postponed'))`;
  const past = isAscending ? sql`min(starts_at)` : sql`${played}, max(starts_at)`;
  const date = sql<Date>`coalesce(min(starts_at) filter (where ends_at > ${now}), ${past})`;
  return matchingPerformances(database, query, now)
    .select('eventId')
    .groupBy('eventId')
    .orderBy(date, isAscending ? 'asc' : 'desc')
    .orderBy('eventId');
}
