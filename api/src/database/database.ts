import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/** PostgreSQL waits this long, in milliseconds, for a connection and for one statement. */
const deadline = 5_000;

/**
 * The embedded database. `Kysely.destroy` closes it.
 * @param folder where it lives; without one it lives in memory and dies with the process
 */
export async function openEmbedded(folder?: string): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create({
    ...(folder ? { dataDir: join(folder, 'database') } : {}),
    extensions: { unaccent, pg_trgm },
    // 266 MB of memory instead of 423; the whole content fits many times.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), plugins });
}

/** PostgreSQL by its address, `postgres://…`. */
export function openPostgres(address: string): Database {
  const pool = new Pool({ connectionString: address, connectionTimeoutMillis: deadline, statement_timeout: deadline });
  // An idle connection that breaks must not end the process: the next query tells, or finds a new one.
  pool.on('error', () => undefined);
  // Compiling a question of some milliseconds takes longer than answering it.
  pool.on('connect', (client) => void client.query('set jit = off').catch(() => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins });
}
