import { sql } from 'kysely';
import { z } from 'zod';
import { accessFeatures } from '@ofgc/shared/domain/access-feature.ts';
import { listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Database } from '../../database/database.ts';
import {
  amountParameter,
  dayParameter,
  idsParameter,
  monthParameter,
  slugParameter,
  yearParameter,
} from '../../http/parameters.ts';

export const eventQuerySchema = z.strictObject({
  ...listQuerySchema.shape,
  /** Slug or code: `2627`, `2026-27`. */
  season: slugParameter.optional(),
  /** The kind of the category. */
  type: slugParameter.optional(),
  category: slugParameter.optional(),
  conductor: slugParameter.optional(),
  soloist: slugParameter.optional(),
  composer: slugParameter.optional(),
  /** Slug of the venue. */
  place: slugParameter.optional(),
  /** There is a ticket for so many euros or less, for anybody. */
  maxPrice: amountParameter(1_000).optional(),
  /** Recommended for who is so many years old. */
  age: amountParameter(120).optional(),
  access: z.enum(accessFeatures).optional(),
  /** Costs nothing, for anybody. */
  free: z.enum(['1']).optional(),
  year: yearParameter.optional(),
  month: monthParameter.optional(),
  from: dayParameter.optional(),
  to: dayParameter.optional(),
  when: z.enum(['upcoming', 'past', 'all']).optional(),
  ids: idsParameter.optional(),
  sort: z.enum(['date', '-date']).default('date'),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

export const eventDimensions = [
  'season',
  'type',
  'category',
  'conductor',
  'soloist',
  'composer',
  'place',
  'maxPrice',
  'age',
  'access',
  'free',
  'year',
  'month',
  'monthOfYear',
  'dates',
] as const;
export type EventDimension = (typeof eventDimensions)[number];

export type When = 'upcoming' | 'past' | 'all';

/** Upcoming concerts, unless the question already names a time or the concerts themselves; a last day alone is none. */
export function whenOf({ when, season, year, month, from, ids }: EventQuery): When {
  if (when) return when;
  return (season ?? year ?? month ?? from ?? ids) ? 'all' : 'upcoming';
}

/** A concert is upcoming while one of its performances has not ended. */
export function isWithin(when: When, eventEndsAt: Date, now: Date): boolean {
  return when === 'all' || (when === 'upcoming') === eventEndsAt > now;
}

/** The performances that all filters leave: the same performance must satisfy every one of them. */
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
  if (query.ids) matching = matching.where('eventId', 'in', query.ids.split(',').map(Number));
  return matching;
}

/** Concerts by their next date, or by their first one when all are past. */
export function matchingEvents(database: Database, query: EventQuery, now: Date) {
  const date = sql<Date>`coalesce(min(starts_at) filter (where ends_at > ${now}), min(starts_at))`;
  return matchingPerformances(database, query, now)
    .select('eventId')
    .groupBy('eventId')
    .orderBy(date, query.sort === 'date' ? 'asc' : 'desc')
    .orderBy('eventId');
}
