import { sql } from 'kysely';
import { subscriptionState } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import type { Database } from '../../database/database.ts';
import { currentVariant } from './current-variant.ts';
import type { SubscriptionQuery } from './query.ts';

/** All subscriptions with their seasons, the newest season first; one variant of each type is the present one. */
export async function findSubscriptions(database: Database, now: Date) {
  const records = await database
    .selectFrom('subscriptions')
    .innerJoin('seasons', 'seasons.id', 'subscriptions.seasonId')
    .selectAll('subscriptions')
    .select(['seasons.code as seasonCode', 'seasons.slug as seasonSlug', 'seasons.name as seasonName'])
    .orderBy('seasons.startsOn', 'desc')
    .execute();
  const types = Map.groupBy(records, ({ slug }) => slug);
  const present = new Set([...types.values()].map((variants) => currentVariant(variants, now)));
  return records.map((record) => ({ ...record, isPresent: present.has(record) }));
}
export type SubscriptionRecord = Awaited<ReturnType<typeof findSubscriptions>>[number];

function isOfWantedSeason(record: SubscriptionRecord, { season, ids, event }: SubscriptionQuery, at: Date): boolean {
  if (season) return record.seasonSlug === season;
  if (record.isPresent || ids) return true;
  return event !== undefined && subscriptionState(record, at) !== 'closed';
}

/** The ids of the subscriptions that match all filters, in the order of the content file. @param all as `findSubscriptions` answers */
export function matchingSubscriptions(
  database: Database,
  all: readonly SubscriptionRecord[],
  query: SubscriptionQuery,
  at: Date,
) {
  const ids = all
    .filter(
      (record) =>
        isOfWantedSeason(record, query, at) &&
        (query.ids === undefined || query.ids.includes(record.id)) &&
        (query.slug === undefined || record.slug === query.slug) &&
        (query.event === undefined || record.eventIds.includes(query.event)) &&
        (query.state === undefined || subscriptionState(record, at) === query.state),
    )
    .map(({ id }) => id);
  return database
    .selectFrom('subscriptions')
    .select('id')
    .where('id', 'in', ids.length ? ids : [-1])
    .orderBy('id');
}

/** Single ticket prices of events, and whether all their performances are cancelled. @returns by event id */
export async function findSingles(database: Database, eventIds: readonly number[]) {
  const rows = eventIds.length
    ? await database
        .selectFrom('events')
        .innerJoin('performances', 'performances.eventId', 'events.id')
        .where('events.id', 'in', eventIds)
        .groupBy(['events.id', 'events.priceZones'])
        .select(['events.id as eventId', 'events.priceZones as prices'])
        .select(sql<boolean>`bool_and(performances.status = 'cancelled')`.as('isCancelled'))
        .execute()
    : [];
  return new Map(rows.map((row) => [row.eventId, row]));
}
export type Singles = Awaited<ReturnType<typeof findSingles>>;
