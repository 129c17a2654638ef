import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { ReadRecorder } from '../changes/record-reads.ts';
import { privateFolder } from '../files/private-folder.ts';
import { connectTimeout, statementTimeout } from './timeouts/statement-timeout.ts';
import { type Listen, listenToPGlite, listenToPostgres } from './notifications.ts';
import { queryTimeoutPool } from './timeouts/query-timeout-pool.ts';
import type { DB } from './tables.generated.ts';
import { YieldToEventLoop } from './yield-to-event-loop.ts';

export type Database = Kysely<DB>;

/** A database and its announcements. */
export interface OpenDatabase {
  database: Database;
  listen: Listen;
}

// The recorder comes after the camel-case plugin, so that it sees the names as the database has them.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true }), new ReadRecorder()];

/** After so long without traffic, in milliseconds, a TCP keep-alive checks whether the connection still lives. */
const keepAliveAfter = 10_000;

/** @param options where the data lives, and what the database starts with; without options it is empty and in memory */
export function startPGlite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir' | 'initDbStartParams'> = {},
): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { unaccent, pg_trgm },
    // A small buffer saves a hundred megabytes of memory and more; the operating system caches the files anyway. As they are in memory, a
    // page out of order costs as much as the next one: with PostgreSQL's default cost of 4, meant for disks, a search reads its whole index
    // for a word that is in a sixth of it.
    startParams: [
      ...PGlite.defaultStartParams,
      ...['shared_buffers=4MB', 'random_page_cost=1.1', 'max_connections=5'].flatMap((setting) => ['-c', setting]),
    ],
  });
}

/** The embedded database. `Kysely.destroy` closes it. */
export function overPGlite(pglite: PGlite): OpenDatabase {
  return {
    database: new Kysely<DB>({ dialect: new PGliteDialect({ pglite }), plugins: [...plugins, new YieldToEventLoop()] }),
    listen: listenToPGlite(pglite),
  };
}

/** @param folder where the embedded database lives */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const dataDir = join(folder, 'database');
  // PGlite makes files that every account may write.
  privateFolder(dataDir);
  return overPGlite(await startPGlite({ dataDir }));
}

/**
 * PostgreSQL by its address, `postgres://…`. While the server is away, queries fail (`database-errors.ts`); afterwards the pool connects
 * anew.
 * @param patience how many times longer than for visitors a statement and the opening of a connection may take
 */
export function openPostgres(address: string, patience = 1): OpenDatabase {
  const pool = new Pool({
    connectionString: address,
    connectionTimeoutMillis: patience * connectTimeout,
    statement_timeout: patience * statementTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
  });
  // Without a listener, an idle connection that breaks would end the process; the next query opens another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The same for a connection that breaks during a query: the query fails by itself.
    client.on('error', () => undefined);
    // For queries of a few milliseconds, JIT compilation takes longer than running them.
    client.query('set jit = off').catch(() => undefined);
  });
  return {
    database: new Kysely<DB>({
      dialect: new PostgresDialect({ pool: queryTimeoutPool(pool, patience * statementTimeout) }),
      plugins,
    }),
    listen: listenToPostgres(address),
  };
}
