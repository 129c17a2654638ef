import type { Database } from '../../database/database.ts';

/** The conductors' and halls' periods with the slugs of their artists, the oldest first. */
export function findPeriods(database: Database) {
  return database
    .selectFrom('historyPeriods')
    .leftJoin('artists', 'artists.id', 'historyPeriods.artistId')
    .selectAll('historyPeriods')
    .select('artists.slug as artistSlug')
    .orderBy('fromYear')
    .orderBy('historyPeriods.id')
    .execute();
}
export type PeriodRecord = Awaited<ReturnType<typeof findPeriods>>[number];

/** The oldest first. */
export function findMilestones(database: Database) {
  return database.selectFrom('historyMilestones').selectAll().orderBy('year').orderBy('id').execute();
}
export type MilestoneRecord = Awaited<ReturnType<typeof findMilestones>>[number];

/** In the order of the content file. */
export function findSources(database: Database) {
  return database.selectFrom('historySources').selectAll().orderBy('id').execute();
}
export type SourceRecord = Awaited<ReturnType<typeof findSources>>[number];
