import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database/database.ts';
import { FailureSeries } from '../failure-series.ts';
import { liftStatementTimeout } from '../database/timeouts/statement-timeout.ts';
import { holdOffSeeding } from '../database/advisory-locks.ts';
import { ContentChanges } from './content-changes.ts';
import { startContentClock } from './content-clock.ts';
import { dateEntries } from '../resources/search/date-entries.ts';
import { readRelations, type Relations } from './relations.ts';
import { channel } from './triggers.ts';

/** Changes within this time become one announcement, in milliseconds: a tool that writes row by row would otherwise cause one per row. */
const gatherFor = 20;

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
 * announcement sees the change. Where a refresh fails, for instance because the database takes no writes, it is tried again while the API answers.
 * @param followed with a migrated database
 */
export async function followContent({ database, listen, now, log }: Followed): Promise<FollowedContent> {
  const relations = await readRelations(database);
  const changes = new ContentChanges();
  const listed = new Set(relations.tablesOf('event_listing'));
  const clock = await startContentClock({ database, relations, changes, now, log });
  /** Changed tables that are not announced yet; null stands for all tables. */
  let gathered: Set<string> | null = new Set();
  /** Whether `event_listing` may be older than its tables. */
  let isOutdated = false;
  const failures = new FailureSeries();
  /** Set while a failed refresh waits to be tried again. */
  let retry: NodeJS.Timeout | undefined;
  let turning: Promise<void> | undefined;
  const stopping = new AbortController();
  const isDue = () => isOutdated && retry === undefined;

  const gather = (table: string | null) => {
    if (table === null) gathered = null;
    else gathered?.add(table);
    turning ??= turn();
  };

  async function turn(): Promise<void> {
    while (!stopping.signal.aborted && (gathered === null || gathered.size > 0 || isDue())) {
      await new Promise((resolve) => setTimeout(resolve, gatherFor));
      let tables: Set<string> | null = gathered;
      gathered = new Set();
      if (tables === null || [...tables].some((table) => listed.has(table))) isOutdated = true;
      if (isDue() && (await refresh())) tables = null;
      // Where the refresh failed, responses read from the changed tables are out of date all the same.
      if (tables === null || tables.size > 0) changes.announce(tables && [...tables].toSorted());
      await clock.check();
    }
    turning = undefined;
  }

  /** @returns whether this is the first success after failures: responses were then read from an outdated listing */
  async function refresh(): Promise<boolean> {
    try {
      await refreshListing(database);
      isOutdated = false;
      return failures.end();
    } catch (error) {
      failures.note(() => log(`Concert lists are not up to date: ${String(error)}`));
      retry = setTimeout(() => {
        retry = undefined;
        turning ??= turn();
      }, failures.pause);
      return false;
    }
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
      clearTimeout(retry);
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
