import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { withoutDeadline } from '../database/deadline.ts';
import { repeatWork } from '../repeat-work.ts';

const day = 24 * 3_600_000;
/** Between two prunings, in milliseconds. */
const interval = 6 * 3_600_000;
/** How long a release is kept that none of the latest changes names, in milliseconds. */
const retention = 30 * day;
/** Files come before the release that names them; in milliseconds. */
const filesRetention = day;
/** How many changes count as the latest. */
const latestChanges = 100;

/**
 * Deletes releases of long ago that are neither live nor worth going back to, and files that no release names. Several
 * processes may do so at once.
 */
export async function pruneReleaseRecords(database: Database, now = Date.now()): Promise<void> {
  await withoutDeadline(database, (connection) => prune(connection, now));
}

async function prune(database: Database, now: number): Promise<void> {
  await sql`
    delete from releases r where r.added_at < ${new Date(now - retention)} and not exists (
      select from (select apps from release_changes order by number desc limit ${latestChanges}) c
      where strpos(c.apps, '"' || r.version || '"') > 0)`.execute(database);
  // In one statement: what is relied on meanwhile has a new date, and is judged by it; what somebody relies on just now is left for the next time.
  await sql`
    delete from release_files where hash in (
      select f.hash from release_files f where f.added_at < ${new Date(now - filesRetention)} and not exists (
        select from releases r cross join lateral jsonb_each_text(r.manifest::jsonb -> 'integrity') named where named.value = f.hash)
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

/** Now and every six hours. @returns stops it, and resolves when the current turn is done */
export function startPruning(database: Database, log: (sentence: string) => void): () => Promise<void> {
  return repeatWork(() => pruneReleaseRecords(database), {
    pause: interval,
    onError: (error) => log(`Old releases were not deleted: ${String(error)}`),
  });
}
