import { sql } from 'kysely';
import { endOfDay } from '@ofgc/shared/dates/end-of-day.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { saleEndsBefore } from '@ofgc/shared/domain/events/sale-end.ts';
import type { Database } from '../database/database.ts';
import { FailureSeries } from '../failure-series.ts';
import { playersKnownBefore } from '../resources/programme-booklets/players-known.ts';
import type { ContentChanges } from './content-changes.ts';
import type { Relations } from './relations.ts';

/** An instant at which responses may change without an edit of the content. */
interface Instant {
  /** Null stands for midnight on the islands, which changes everything that depends on the day. */
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

/**
 * The longest time between two looks at the clock, in milliseconds: the clock may be set, and timers stand still while a machine sleeps.
 */
const longestWait = 60_000;

/**
 * Instants that are in no column, with the table that they are computed from: the end of a performance's sale, and the moment from which
 * its players are known.
 */
const computedInstants = [
  { table: 'performances', column: `starts_at - interval '${saleEndsBefore} milliseconds'` },
  { table: 'performances', column: `starts_at - interval '${playersKnownBefore} milliseconds'` },
];

/** Instants within JSON columns. Plain days are left out, as midnight covers them. */
const nestedInstants = [
  {
    table: 'vacancies',
    column: `(step #>> '{}')::timestamptz`,
    rows: `jsonb_path_query(timeline, '$[*].at ? (@ like_regex "T")') step`,
  },
];

/**
 * Time changes the content too: a concert ends, a sale opens, an article appears. When an instant in a content column passes, its table
 * counts as changed; at midnight on the islands, everything does.
 * @returns `check` announces at once the instants that have passed, and looks up the next ones
 */
export async function startContentClock(
  clock: ContentClock,
): Promise<{ check: () => Promise<void>; stop: () => void }> {
  const columns = [...(await findTimeColumns(clock)), ...computedInstants, ...nestedInstants];
  let coming: Instant[] = [];
  /** When to look next: at the earliest instant in `coming`, or sooner where these could not be read. In milliseconds. */
  let next = 0;
  /** Up to when all instants are known; undefined while they can be read. */
  let unreadSince: Date | undefined;
  const failures = new FailureSeries();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const check = async (): Promise<void> => {
    const at = clock.now();
    const passed = coming.filter((instant) => instant.at <= at).map(({ table }) => table);
    if (passed.includes(null)) clock.changes.announce(null);
    else if (passed.length) clock.changes.announce([...new Set(passed as string[])].toSorted());
    const midnight = { table: null, at: endOfDay(localDay(at)) };
    // What has passed is announced once, also where the next instants cannot be read yet.
    coming = [midnight, ...coming.filter((instant) => instant.table !== null && instant.at > at)];
    unreadSince ??= at;
    try {
      coming = [midnight, ...(await findNext(clock.database, columns, unreadSince))];
      unreadSince = undefined;
      failures.end();
    } catch (error) {
      failures.note(() => clock.log(`The content's clock waits for the database: ${String(error)}`));
    }
    const wanted = coming.map((instant) => instant.at.getTime());
    if (unreadSince) wanted.push(clock.now().getTime() + failures.pause);
    next = Math.min(...wanted);
    waitForNext();
  };
  const waitForNext = () => {
    clearTimeout(timer);
    const wait = Math.min(longestWait, Math.max(0, next - clock.now().getTime()));
    if (!isStopped) timer = setTimeout(run, wait);
  };
  const run = () => {
    if (clock.now().getTime() < next) waitForNext();
    else void check();
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

interface TimeColumn {
  table: string;
  /** A column or an expression of columns. */
  column: string;
  /** The rows within each row of the table in which `column` is evaluated. */
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

/** The next instant after `after` in each column. */
async function findNext(database: Database, columns: readonly TimeColumn[], after: Date): Promise<Instant[]> {
  const next = columns.map(
    ({ table, column, rows = '(select) it' }) =>
      sql`select ${sql.lit(table)} as table, min(${sql.raw(column)}) as at from ${sql.table(table)} cross join lateral ${sql.raw(rows)} where ${sql.raw(column)} > ${after}`,
  );
  const { rows } = await sql<{ table: string; at: Date | null }>`${sql.join(next, sql` union all `)}`.execute(database);
  return rows.flatMap(({ table, at }) => (at ? [{ table, at }] : []));
}
