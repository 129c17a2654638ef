import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { executedMigrations } from '../database/migrate.ts';
import { liftStatementTimeout } from '../database/timeouts/statement-timeout.ts';
import type { BackupPart, BackupSource } from './backup-file.ts';
import { type BackedTable, findTables, sequenceOf } from './tables.ts';

/** Rows for each fetch. */
const batch = 50;

/** The folder of the release registry: the revisions of the live releases, current and earlier. */
export const backedUpRegistry = (dataDir: string) => join(dataDir, 'releases', 'registry');

/**
 * Reads everything as of one instant, also while the site runs on the same PostgreSQL. The database is copied as it is, of whatever version.
 * @throws one sentence where the database is empty
 * @param write takes the parts as they are read: they exist only until it resolves
 */
export async function dump<Result>(
  database: Database,
  dataDir: string,
  write: (source: BackupSource, tables: readonly BackedTable[]) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await liftStatementTimeout(transaction);
      const migration = (await executedMigrations(transaction)).at(-1);
      if (migration === undefined) throw new Error('The database is empty: there is nothing to back up.');
      const tables = await findTables(transaction);
      const head = { migration, madeAt: new Date().toISOString() };
      return write({ head, parts: readParts(transaction, dataDir, tables) }, tables);
    });
}

async function* readParts(
  transaction: Database,
  dataDir: string,
  tables: readonly BackedTable[],
): AsyncGenerator<BackupPart> {
  for (const table of tables) {
    const { name, counted: numbered } = table;
    const { rows: counted } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(name)}`.execute(
      transaction,
    );
    const { rows = 0 } = counted[0] ?? {};
    const given = await lastNumbers(transaction, name, numbered);
    yield { table: name, rows, ...(numbered.length && { given }) };
    if (rows > 0) yield* readRows(transaction, table);
  }
  const folder = backedUpRegistry(dataDir);
  const files = (await ifThere(readdir(folder))) ?? [];
  for (const file of files.filter((name) => /^\d+\.json$/.test(name)).toSorted()) {
    // The site may prune an old revision meanwhile.
    const text = await ifThere(readFile(join(folder, file), 'utf8'));
    if (text !== null) yield { file, text };
  }
}

/** The last number that each counted column has used, including those of deleted rows. */
async function lastNumbers(
  transaction: Database,
  table: string,
  columns: readonly string[],
): Promise<Record<string, number>> {
  const given: Record<string, number> = {};
  for (const column of columns) {
    const { rows } = await sql<{ last: number }>`
      select coalesce(pg_sequence_last_value(${sequenceOf(table, column)}::regclass), 0)::int as last`.execute(
      transaction,
    );
    given[column] = rows[0]?.last ?? 0;
  }
  return given;
}

async function* readRows(transaction: Database, { name, columns, hasBytes }: BackedTable): AsyncGenerator<BackupPart> {
  await sql`declare backed_rows no scroll cursor for select row_to_json(one)::text as row
    from (select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.table(name)}) one`.execute(
    transaction,
  );
  // A row with the original of a photograph is a text of up to 80 MB.
  const next = sql<{ row: string }>`fetch ${sql.lit(hasBytes ? 1 : batch)} from backed_rows`;
  for (let read = await next.execute(transaction); read.rows.length > 0; read = await next.execute(transaction))
    yield* read.rows;
  await sql`close backed_rows`.execute(transaction);
}

/** @returns null where the file or folder does not exist @throws any other error, so that no backup is made without what cannot be read */
const ifThere = <Found>(reading: Promise<Found>): Promise<Found | null> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`The registry of releases cannot be read (${error.code}).`, { cause: error });
  });
