import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { presentVariant } from './present-variant.ts';

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
  const present = new Set([...types.values()].map((variants) => presentVariant(variants, now)));
  return records.map((record) => ({ ...record, isPresent: present.has(record) }));
}
export type SubscriptionRecord = Awaited<ReturnType<typeof findSubscriptions>>[number];

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
