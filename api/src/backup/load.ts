import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Backup } from './backup-file.ts';
import { registryFolder } from './dump.ts';
import { type BackedTable, findTables } from './tables.ts';

/** Rows are sent so many at a time. */
const batch = 500;

/**
 * Fills an empty database, and the registry of an empty store. The database first becomes what it was when the backup was made, and
 * then what it is today.
 * @throws one sentence where there is something already, and nothing was written; or for a backup of a newer version
 */
export async function load(database: Database, dataFolder: string, backup: Backup): Promise<void> {
  const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public' limit 1`.execute(
    database,
  );
  if (rows.length > 0) throw new Error('The database is not empty: a backup is restored into an empty one.');
  const registry = registryFolder(dataFolder);
  if (backup.registry.size > 0 && (await readdir(registry).catch(() => [])).length > 0)
    throw new Error(`${registry} is not empty: a backup is restored into an empty data folder.`);

  await migrate(database, backup.migration);
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    const tables = await findTables(transaction);
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(transaction);
    for (const table of tables) await fill(transaction, table, backup.tables.get(table.name) ?? []);
  });
  await migrate(database);
  await sql`refresh materialized view event_listing`.execute(database);
  await sql`analyze`.execute(database);

  await mkdir(registry, { recursive: true });
  for (const [file, text] of backup.registry) await writeFile(join(registry, basename(file)), text, { flag: 'wx' });
}

async function fill(
  database: Database,
  { name, columns, counted }: BackedTable,
  rows: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  for (let first = 0; first < rows.length; first += batch) {
    const json = `[${rows.slice(first, first + batch).join(',')}]`;
    await sql`insert into ${sql.table(name)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)`.execute(database);
  }
  for (const column of counted)
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${sql.id(column)}), 0) + 1, false) from ${sql.table(name)}`.execute(
      database,
    );
}
