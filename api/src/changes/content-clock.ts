import { sql } from 'kysely';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import type { Database } from '../database/database.ts';
import { playersKnownBefore } from '../resources/programme-booklets/players-known.ts';
import type { ContentChanges } from './content-changes.ts';
import type { Relations } from './relations.ts';

/** An instant at which an answer may change, without an edit. */
interface Instant {
  /** Null is midnight on the islands: everything that depends on the day. */
  table: string | null;
  at: Date;
}

interface ContentClock {
  database: Database;
  relations: Relations;
  changes: ContentChanges;
  /** The site's clock. */
  now: () => Date;
  log: (sentence: string) => void;
}

const day = 24 * 3_600_000;
/** Until the database is asked again that did not answer, in milliseconds. */
const retryPause = 1_000;
/** The longest without a look at the clock, in milliseconds: it may be set, and a machine that sleeps counts no time. */
const longestWait = 60_000;

/**
 * Instants that are no column, in the tables that they are computed from: the end of a performance's sale, an hour before it begins, and
 * when its players are known.
 */
const computedInstants = [
  { table: 'performances', column: `starts_at - interval '1 hour'` },
  { table: 'performances', column: `starts_at - interval '${playersKnownBefore} milliseconds'` },
];

/** Instants within columns of JSON; days are left out, as midnight covers them. */
const nestedInstants = [
  {
    table: 'vacancies',
    column: `(step #>> '{}')::timestamptz`,
    rows: `jsonb_path_query(timeline, '$[*].at ? (@ like_regex "T")') step`,
  },
];

/**
 * The clock changes content too: a concert is over, a sale opens, an article appears. Each instant in a content column is a change
 * of its table when it passes, midnight on the islands a change of everything.
 * @returns `check` tells at once what has passed, and looks again for what comes next
 */
export async function startContentClock(
  clock: ContentClock,
): Promise<{ check: () => Promise<void>; stop: () => void }> {
  const columns = [...(await findTimeColumns(clock)), ...computedInstants, ...nestedInstants];
  let coming: Instant[] = [];
  /** When the first of them comes, in milliseconds. */
  let next = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const check = async (): Promise<void> => {
    const at = clock.now();
    const passed = coming.filter((instant) => instant.at <= at).map(({ table }) => table);
    if (passed.includes(null)) clock.changes.announce(null);
    else if (passed.length) clock.changes.announce([...new Set(passed as string[])].toSorted());
    coming = [{ table: null, at: nextMidnight(at) }, ...(await findNext(clock.database, columns, at))];
    next = Math.min(...coming.map((instant) => instant.at.getTime()));
    waitForNext();
  };
  const waitForNext = () => {
    clearTimeout(timer);
    const wait = Math.min(longestWait, Math.max(0, next - clock.now().getTime()));
    if (!isStopped) timer = setTimeout(run, wait);
  };
  const run = () => {
    if (clock.now().getTime() < next) return waitForNext();
    check().catch((error: unknown) => {
      clock.log(`The content's clock waits for the database: ${String(error)}`);
      if (!isStopped) timer = setTimeout(run, retryPause);
    });
  };
  await check();
  return {
    check,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function nextMidnight(at: Date): Date {
  // From noon: 24 hours later is always tomorrow, also on days when the clocks change.
  const tomorrow = new Date(zonedInstant(localDay(at), '12:00', timeZone).getTime() + day);
  return zonedInstant(localDay(tomorrow), '00:00', timeZone);
}

interface TimeColumn {
  table: string;
  /** A column or an expression of columns. */
  column: string;
  /** What it is found in, for each row of the table. */
  rows?: string;
}

async function findTimeColumns({ database, relations }: ContentClock): Promise<TimeColumn[]> {
  const { rows } = await sql<TimeColumn>`
    select c.relname as table, quote_ident(a.attname) as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.atttypid = 'timestamptz'::regtype and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and not a.attisdropped`.execute(
    database,
  );
  return rows.filter(({ table }) => relations.isContent(table));
}

/** The next instant of each column. */
async function findNext(database: Database, columns: readonly TimeColumn[], after: Date): Promise<Instant[]> {
  const next = columns.map(
    ({ table, column, rows = '(select) it' }) =>
      sql`select ${sql.lit(table)} as table, min(${sql.raw(column)}) as at from ${sql.table(table)} cross join lateral ${sql.raw(rows)} where ${sql.raw(column)} > ${after}`,
  );
  const { rows } = await sql<{ table: string; at: Date | null }>`${sql.join(next, sql` union all `)}`.execute(database);
  return rows.flatMap(({ table, at }) => (at ? [{ table, at }] : []));
}
