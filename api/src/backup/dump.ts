import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Backup } from './backup-file.ts';
import { findTables } from './tables.ts';

/** The revisions of the live releases: what is live, and what was. */
export const registryFolder = (dataFolder: string) => join(dataFolder, 'releases', 'registry');

/** Everything at one instant, also while the site runs on the same PostgreSQL. */
export async function dump(database: Database, dataFolder: string): Promise<Backup> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(transaction);
      const tables = new Map<string, string[]>();
      for (const { name, columns } of await findTables(transaction)) {
        const read = sql<{ row: string }>`
          select row_to_json(one)::text as row from (select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.table(name)}) one`;
        tables.set(
          name,
          (await read.execute(transaction)).rows.map(({ row }) => row),
        );
      }
      const migration = rows[0]?.name ?? '';
      return { migration, madeAt: new Date().toISOString(), tables, registry: await readRegistry(dataFolder) };
    });
}

async function readRegistry(dataFolder: string): Promise<Map<string, string>> {
  const folder = registryFolder(dataFolder);
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^\d+\.json$/.test(file)).toSorted();
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  );
}
