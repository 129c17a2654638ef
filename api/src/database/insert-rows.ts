import type { InsertObject } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './tables.generated.ts';

/** A statement has at most 65,535 values (PostgreSQL's protocol), and no table has more than a hundred columns. */
const batchSize = 500;

/** Inserts rows. A list of content may be empty, which an SQL statement cannot insert. */
export async function insertRows<Table extends keyof DB>(
  database: Database,
  table: Table,
  rows: readonly InsertObject<DB, Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize)
    await database
      .insertInto(table)
      .values(rows.slice(start, start + batchSize))
      .execute();
}
