import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Subscriptions with their seasons; `isPresent` is true where no newer season has one of the same slug. */
export function selectSubscriptions(database: Database) {
  return database
    .selectFrom('subscriptions')
    .innerJoin('seasons', 'seasons.id', 'subscriptions.seasonId')
    .selectAll('subscriptions')
    .select(['seasons.code as seasonCode', 'seasons.slug as seasonSlug', 'seasons.name as seasonName'])
    .select((build) =>
      build
        .not(
          build.exists(
            build
              .selectFrom('subscriptions as newer')
              .innerJoin('seasons as newerSeasons', 'newerSeasons.id', 'newer.seasonId')
              .whereRef('newer.slug', '=', 'subscriptions.slug')
              .whereRef('newerSeasons.startsOn', '>', 'seasons.startsOn')
              .select('newer.id'),
          ),
        )
        .$castTo<boolean>()
        .as('isPresent'),
    );
}
export type SubscriptionRecord = Awaited<ReturnType<ReturnType<typeof selectSubscriptions>['execute']>>[number];

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
