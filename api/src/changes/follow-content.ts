import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database/database.ts';
import { liftStatementTimeout } from '../database/timeouts/statement-timeout.ts';
import { holdOffSeeding } from '../database/advisory-locks.ts';
import { ContentChanges } from './content-changes.ts';
import { startContentClock } from './content-clock.ts';
import { dateEntries } from '../resources/search/date-entries.ts';
import { readRelations, type Relations } from './relations.ts';
import { channel } from './triggers.ts';

/** Changes within this time become one announcement, in milliseconds: a tool that writes row by row would otherwise cause one per row. */
const gatherFor = 20;
/** Pause before a failed refresh of the listing is tried again, in milliseconds. */
const retryPause = 1_000;

export interface FollowedContent {
  changes: ContentChanges;
  relations: Relations;
  stop: () => Promise<void>;
}

interface Followed extends OpenDatabase {
  /** The site's clock. */
  now: () => Date;
  /** Writes a sentence for the operator. */
  log: (sentence: string) => void;
}

/**
 * Follows changes of the content from now on: those that the database announces, whichever tool made them, and those that time brings.
 * `event_listing` and the dates in the search index are refreshed before a change of their tables is announced, so that a request after the
 * announcement sees the change.
 * @param followed with a migrated database
 */
export async function followContent({ database, listen, now, log }: Followed): Promise<FollowedContent> {
  const relations = await readRelations(database);
  const changes = new ContentChanges();
  const listed = new Set(relations.tablesOf('event_listing'));
  const clock = await startContentClock({ database, relations, changes, now, log });
  /** Changed tables that are not announced yet; null stands for all tables. */
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
        // The refresh failed, but responses read from the other tables are out of date all the same.
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
      // Tables may also have changed while the connection was down.
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

/** Refreshes the listing without blocking queries that read it. */
export async function refreshListing(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // With many past concerts, the refresh takes longer than the deadline of a visitor's query.
    await liftStatementTimeout(transaction);
    await holdOffSeeding(transaction);
    await sql`refresh materialized view concurrently event_listing`.execute(transaction);
    await dateEntries(transaction);
  });
}
