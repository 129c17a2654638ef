import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { allOf, eventFilters, isWithin, namedIn } from './filters.ts';
import { type EventQuery, whenOf } from '../query.ts';

/** The single performances that match all filters. */
export function matchingPerformances(database: Database, query: EventQuery, now: Date) {
  const conditions = [isWithin(whenOf(query), now), ...Object.values(eventFilters(query)), ...namedIn(query)];
  return database.selectFrom('eventListing').where(allOf(conditions));
}

/** Events, sorted by their next performance, or by their first one if all are past. */
export function matchingEvents(database: Database, query: EventQuery, now: Date) {
  const date = sql<Date>`coalesce(min(starts_at) filter (where ends_at > ${now}), min(starts_at))`;
  return matchingPerformances(database, query, now)
    .select('eventId')
    .groupBy('eventId')
    .orderBy(date, query.sort === 'date' ? 'asc' : 'desc')
    .orderBy('eventId');
}
