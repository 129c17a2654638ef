import { readdir, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { liftDeadline } from '../database/deadline.ts';
import { migrate } from '../database/migrate.ts';
import type { BackupSource } from './backup-file.ts';
import { registryFolder } from './dump.ts';
import { type BackedTable, findTables, sequenceOf } from './tables.ts';
import { writeRegistry } from './write-registry.ts';

/** Rows per statement, and fewer where they are long: in characters. */
const batch = 500;
const longestBatch = 8 * 1024 * 1024;

/**
 * How many numbers are passed over: those that the site gave out between the backup and its loss stand in letters and links, and nobody else
 * may get one.
 */
export const gap = 1_000_000;

/** What came back. */
interface Loaded {
  rows: number;
  tables: number;
}

/**
 * Fills an empty database, and the registry of an empty store. The database first becomes what it was when the backup was made, and
 * then what it is today. What breaks off before all of it is written leaves nothing behind, so that it can be restored again.
 * @throws one sentence where there is something already, and nothing was written; or for a backup of a newer version
 */
export async function load(database: Database, dataFolder: string, { head, parts }: BackupSource): Promise<Loaded> {
  const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public' limit 1`.execute(
    database,
  );
  if (rows.length > 0) throw new Error('The database is not empty: a backup is restored into an empty one.');
  const folder = registryFolder(dataFolder);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(`${folder} is not empty: a backup is restored into an empty data folder.`);

  const registry = new Map<string, string>();
  const given: Numbers = new Map();
  const loaded = { rows: 0, tables: 0 };
  const written: string[] = [];
  const filled = database.transaction().execute(async (transaction) => {
    await liftDeadline(transaction);
    await migrate(transaction, head.migration);
    const tables = await findTables(transaction);
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(transaction);
    await switchTriggers(transaction, tables, 'disable');
    const filling = new Filling(transaction, tables);
    for await (const part of parts) {
      if ('row' in part) await filling.add(part.row);
      else if ('table' in part) {
        await filling.begin(part.table);
        given.set(part.table, part.given ?? {});
      } else registry.set(part.file, part.text);
      if ('row' in part) loaded.rows += 1;
      if ('table' in part) loaded.tables += 1;
    }
    await filling.end();
    await switchTriggers(transaction, tables, 'enable');
    await migrate(transaction);
    await passNumbersOver(transaction, given);
    await sql`refresh materialized view event_listing`.execute(transaction);
    await sql`analyze`.execute(transaction);
    // The last step before the commit: where it fails, the database stays empty too.
    await writeRegistry(folder, registry, written);
  });
  try {
    await filled;
  } catch (error) {
    for (const file of written) await rm(file, { force: true });
    throw error;
  }
  return loaded;
}

/** By table and column, the last number that was given out before the backup. */
type Numbers = Map<string, Record<string, number>>;

/** Lets counting go on past all numbers that may have been given out. */
async function passNumbersOver(transaction: Database, given: Numbers): Promise<void> {
  for (const { name, counted } of await findTables(transaction))
    for (const column of counted)
      await sql`select setval(${sequenceOf(name, column)},
        greatest(${given.get(name)?.[column] ?? 0}::int, max(${sql.id(column)})) + ${gap}::int)
        from ${sql.table(name)}`.execute(transaction);
}

/** What triggers made of rows is in the backup already: while it is loaded they are off, so that no seat is counted twice. */
async function switchTriggers(
  transaction: Database,
  tables: readonly BackedTable[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(transaction);
}

/** Fills one table after the other. */
class Filling {
  readonly #database: Database;
  readonly #tables: readonly BackedTable[];
  #table: BackedTable | undefined;
  #rows: string[] = [];
  /** Of the rows that wait, in characters. */
  #length = 0;

  constructor(database: Database, tables: readonly BackedTable[]) {
    this.#database = database;
    this.#tables = tables;
  }

  /** @param name of a table that the database of then had no more is left out */
  async begin(name: string): Promise<void> {
    await this.end();
    this.#table = this.#tables.find((table) => table.name === name);
  }

  async add(row: string): Promise<void> {
    this.#rows.push(row);
    this.#length += row.length;
    if (this.#rows.length >= batch || this.#length > longestBatch) await this.#insert();
  }

  /** Of the table that was begun; what its database counts goes on behind its rows, for migrations that follow. */
  async end(): Promise<void> {
    await this.#insert();
    if (!this.#table) return;
    const { name, counted } = this.#table;
    for (const column of counted)
      await sql`select setval(${sequenceOf(name, column)}, coalesce(max(${sql.id(column)}), 0) + 1, false) from ${sql.table(name)}`.execute(
        this.#database,
      );
  }

  async #insert(): Promise<void> {
    const json = `[${this.#rows.join(',')}]`;
    const isEmpty = this.#rows.length === 0;
    this.#rows = [];
    this.#length = 0;
    if (isEmpty || !this.#table) return;
    const { name, columns } = this.#table;
    const names = sql.join(columns.map((column) => sql.id(column)));
    await sql`insert into ${sql.table(name)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)`.execute(this.#database);
  }
}
