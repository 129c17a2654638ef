import { readdir, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { liftStatementTimeout } from '../database/timeouts/statement-timeout.ts';
import { countRows } from '../http/paging.ts';
import { notRestored } from '../mail/given-up-reasons.ts';
import { migrate } from '../database/migrate.ts';
import type { BackupSource } from './backup-file.ts';
import { backedUpRegistry } from './dump.ts';
import { settleRestored } from './settle-restored.ts';
import { type BackedTable, findTables, sequenceOf } from './tables.ts';
import { writeRegistry } from './write-registry.ts';

/** Rows for each statement, and the characters after which a statement gets fewer rows. */
const batch = 500;
const longestBatch = 8 * 1024 * 1024;

/** Numbers skipped after a restore: emails and links contain numbers that the site used after the backup, and no other record may get one of them. */
export const gap = 1_000_000;

interface LoadOptions {
  /** Whether the emails that wait in the backup leave when the site starts, or are given up because the old site has sent them. */
  leave?: boolean;
  /** The real time. */
  now?: Date;
}

/** The number of restored rows and tables, of the emails among them that have not left, and the references of the places that schools have to confirm. */
interface Loaded {
  rows: number;
  tables: number;
  waitingEmails: number;
  waitingPlaces: string[];
}

/**
 * Fills an empty database, and the registry of an empty data folder. The database is first migrated to the state of the backup, and after
 * loading to today's. A load that fails leaves nothing in the database or the registry, so the backup can be restored again.
 * @throws one sentence where the database or the registry is not empty, and nothing was written; or for a backup of a newer version
 */
export async function loadBackup(
  database: Database,
  dataDir: string,
  { head, parts }: BackupSource,
  { leave = true, now = new Date() }: LoadOptions = {},
): Promise<Loaded> {
  // Views may be those of an extension, which some servers have in every new database.
  const { rows } = await sql`
    select from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' limit 1`.execute(
    database,
  );
  if (rows.length > 0) throw new Error('The database is not empty: a backup is restored into an empty one.');
  const folder = backedUpRegistry(dataDir);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(`${folder} is not empty: a backup is restored into an empty data folder.`);

  const registry = new Map<string, string>();
  const given: Numbers = new Map();
  const loaded = { rows: 0, tables: 0, waitingEmails: 0, waitingPlaces: [] as string[] };
  const written: string[] = [];
  const filled = database.transaction().execute(async (transaction) => {
    await liftStatementTimeout(transaction);
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
    loaded.waitingPlaces = await settleRestored(transaction, { since: new Date(head.madeAt), now });
    const waiting = transaction.selectFrom('emailQueue').where('sentAt', 'is', null).where('givenUpAt', 'is', null);
    loaded.waitingEmails = await countRows(waiting);
    if (!leave)
      await transaction
        .updateTable('emailQueue')
        .set({ givenUpAt: now, failure: notRestored })
        .where('id', 'in', waiting.select('id'))
        .execute();
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

/** By table and column, the last number used before the backup. */
type Numbers = Map<string, Record<string, number>>;

/** Moves the sequences past all numbers that the site may have used. */
async function passNumbersOver(transaction: Database, given: Numbers): Promise<void> {
  for (const { name, counted } of await findTables(transaction))
    for (const column of counted)
      await sql`select setval(${sequenceOf(name, column)},
        greatest(${given.get(name)?.[column] ?? 0}::int, max(${sql.id(column)})) + ${gap}::int)
        from ${sql.table(name)}`.execute(transaction);
}

/** The backup already contains the rows that triggers derive, so triggers are off during loading: no seat is counted twice. */
async function switchTriggers(
  transaction: Database,
  tables: readonly BackedTable[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(transaction);
}

/** Inserts the rows of one table after the other. */
class Filling {
  readonly #database: Database;
  readonly #tables: readonly BackedTable[];
  #table: BackedTable | undefined;
  #rows: string[] = [];
  /** Length of the rows not yet inserted, in characters. */
  #length = 0;

  constructor(database: Database, tables: readonly BackedTable[]) {
    this.#database = database;
    this.#tables = tables;
  }

  /** @param name a table that the database of that migration no longer has is skipped */
  async begin(name: string): Promise<void> {
    await this.end();
    this.#table = this.#tables.find((table) => table.name === name);
  }

  async add(row: string): Promise<void> {
    this.#rows.push(row);
    this.#length += row.length;
    if (this.#rows.length >= batch || this.#length > longestBatch) await this.#insert();
  }

  /** Ends the current table: its sequences continue after its highest numbers, for the migrations that follow. */
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
