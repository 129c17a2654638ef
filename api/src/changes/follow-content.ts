import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database/database.ts';
import { liftDeadline } from '../database/deadline.ts';
import { holdOffSeeding } from '../database/seeding-lock.ts';
import { ContentChanges } from './content-changes.ts';
import { startContentClock } from './content-clock.ts';
import { dateEntries } from '../resources/search/date-entries.ts';
import { readRelations, type Relations } from './relations.ts';
import { channel } from './triggers.ts';

/** Changes within this time are one, in milliseconds: a statement a row would otherwise be an announcement a row. */
const gatherFor = 20;
/** Until a refresh of the listing that failed is tried again, in milliseconds. */
const retryPause = 1_000;

export interface FollowedContent {
  changes: ContentChanges;
  relations: Relations;
  stop: () => Promise<void>;
}

interface Followed extends OpenDatabase {
  /** The site's clock. */
  now: () => Date;
  /** Gets sentences for the operator. */
  log: (sentence: string) => void;
}

/**
 * Follows the content from here on: what the database announces, by whichever tool it was changed, and what the clock brings.
 * `event_listing` and the dates in the search are refreshed before a change of their tables is announced, so that a request after it sees the change.
 * @param followed migrated
 */
export async function followContent({ database, listen, now, log }: Followed): Promise<FollowedContent> {
  const relations = await readRelations(database);
  const changes = new ContentChanges();
  const listed = new Set(relations.tablesOf('event_listing'));
  const clock = await startContentClock({ database, relations, changes, now, log });
  /** What is not yet told; null is everything. */
  let gathered: Set<string> | null = new Set();
  let turning: Promise<void> | undefined;
  const stopping = new AbortController();

  const gather = (table: string | null) => {
    if (table === null) gathered = null;
    else gathered?.add(table);
    turning ??= turn();
  };

  async function turn(): Promise<void> {
    while (!stopping.signal.aborted && (gathered === null || gathered.size > 0)) {
      await new Promise((resolve) => setTimeout(resolve, gatherFor));
      const tables: Set<string> | null = gathered;
      gathered = new Set();
      try {
        if (tables === null || [...tables].some((table) => listed.has(table))) await refreshListing(database);
        changes.announce(tables && [...tables].toSorted());
        await clock.check();
      } catch (error) {
        log(`Concert lists are not up to date: ${String(error)}`);
        gathered = null;
        // What was read of the other tables is old all the same.
        changes.announce(null);
        await new Promise((resolve) => setTimeout(resolve, stopping.signal.aborted ? 0 : retryPause));
      }
    }
    turning = undefined;
  }

  const stopListening = await listen(channel, {
    onNotification: gather,
    onConnect: () => {
      changes.setHearing(true);
      // Also what was changed while the connection was down.
      gather(null);
    },
    onDisconnect: () => {
      changes.setHearing(false);
    },
  });
  await turning;
  return {
    changes,
    relations,
    stop: async () => {
      stopping.abort();
      clock.stop();
      await stopListening();
      await turning;
    },
  };
}

/** Readers are not held up by it. */
export async function refreshListing(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // With a long past it takes longer than a visitor's question may.
    await liftDeadline(transaction);
    await holdOffSeeding(transaction);
    await sql`refresh materialized view concurrently event_listing`.execute(transaction);
    await dateEntries(transaction);
  });
}
