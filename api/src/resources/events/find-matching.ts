import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type EventQuery, whenOf } from './query.ts';

/** The performances that match all filters, each by itself. */
export function matchingPerformances(database: Database, query: EventQuery, now: Date) {
  const when = whenOf(query);
  let matching = database.selectFrom('eventListing');
  if (when === 'upcoming') matching = matching.where('eventEndsAt', '>', now);
  if (when === 'past') matching = matching.where('eventEndsAt', '<=', now);
  if (query.season) matching = matching.where('season', '=', query.season);
  if (query.type) matching = matching.where('type', '=', query.type);
  if (query.category) matching = matching.where('category', '=', query.category);
  if (query.place) matching = matching.where('place', '=', query.place);
  if (query.maxPrice !== undefined) matching = matching.where('lowestPrice', '<=', query.maxPrice * 100);
  if (query.age !== undefined) matching = matching.where('ageFrom', '<=', query.age);
  if (query.free) matching = matching.where('lowestPrice', '=', 0);
  if (query.access) matching = matching.where(sql<boolean>`${query.access} = any(access)`);
  if (query.year) matching = matching.where('year', '=', String(query.year));
  if (query.month) matching = matching.where('month', '=', String(query.month));
  if (query.from) matching = matching.where('day', '>=', query.from);
  if (query.to) matching = matching.where('day', '<=', query.to);
  if (query.conductor) matching = matching.where(sql<boolean>`${query.conductor} = any(conductors)`);
  if (query.soloist) matching = matching.where(sql<boolean>`${query.soloist} = any(soloists)`);
  if (query.composer) matching = matching.where(sql<boolean>`${query.composer} = any(composers)`);
  if (query.ids) matching = matching.where('eventId', 'in', query.ids);
  if (query.performance) matching = matching.where('performanceId', '=', query.performance);
  return matching;
}

/** Events by their next performance, or by their first one when all are past. */
export function matchingEvents(database: Database, query: EventQuery, now: Date) {
  const date = sql<Date>`coalesce(min(starts_at) filter (where ends_at > ${now}), min(starts_at))`;
  return matchingPerformances(database, query, now)
    .select('eventId')
    .groupBy('eventId')
    .orderBy(date, query.sort === 'date' ? 'asc' : 'desc')
    .orderBy('eventId');
}
