import { sql } from 'kysely';
import { day, hour } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../database/database.ts';
import { withoutStatementTimeout } from '../database/timeouts/statement-timeout.ts';

/** Pause between two prunings, in milliseconds. */
export const pruningPause = 6 * hour;
/** How long a release is kept after it came, and after the last change that names it, in milliseconds. */
const retention = 30 * day;
/** How long a file is kept that no release names, in milliseconds: files are uploaded before their release. */
const filesRetention = day;
/** How long one is kept that `ofgc dev` has sent, in milliseconds: one for each save. */
const developmentRetention = day;
/** The reason in the signed statement of one that `ofgc dev` has sent; it is JSON within JSON. */
export const ofDevelopment = JSON.stringify('"why":"ofgc dev"').slice(1, -1);
/** How many changes are looked at however old they are. Each names all releases that were live then. */
const latestChanges = 100;

/**
 * Deletes old releases that no change of the last 30 days and none of the latest hundred names, and files that no release names. Several processes may run it at
 * once.
 */
export async function pruneReleaseRecords(database: Database, now = Date.now()): Promise<void> {
  await withoutStatementTimeout(database, (connection) => prune(connection, now));
}

async function prune(database: Database, now: number): Promise<void> {
  // Materialized, because the changes are read once and not for each release.
  await sql`
    with kept as materialized (
      (select apps from release_changes order by number desc limit ${latestChanges})
      union all
      select apps from release_changes where event::jsonb ->> 'at' >= ${new Date(now - retention).toISOString()})
    delete from releases r where r.added_at < case when strpos(r.proof, ${ofDevelopment}) > 0
      then ${new Date(now - developmentRetention)}::timestamptz else ${new Date(now - retention)}::timestamptz end and not exists (
      select from kept where strpos(kept.apps, '"' || r.version || '"') > 0)`.execute(database);
  // One statement finds and deletes the files: a file that a publisher has just claimed has a new date and stays, and a file locked by a
  // publisher is skipped until the next pruning.
  await sql`
    delete from release_files where hash in (
      select f.hash from release_files f where f.added_at < ${new Date(now - filesRetention)} and not exists (
        select from releases r cross join lateral
          jsonb_each_text((r.manifest::jsonb -> 'integrity') || coalesce(r.manifest::jsonb -> 'maps', '{}')) named where named.value = f.hash)
      for update of f skip locked)`.execute(database);
  await database
    .deleteFrom('releaseTrials')
    .where(
      sql<boolean>`not exists (select from releases r where r.app = release_trials.app and r.version = release_trials.version)`,
    )
    .where('triedAt', '<', new Date(now - filesRetention))
    .execute();
  await database
    .deleteFrom('releaseSites')
    .where('seenAt', '<', new Date(now - day))
    .execute();
}
