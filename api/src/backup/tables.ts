import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface BackedTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** Columns whose next number comes from a sequence that belongs to them. */
  counted: string[];
  /** Whether a row has bytes in it, which may be a photograph. */
  hasBytes: boolean;
}

/** The sequence that counts a column's numbers. */
export const sequenceOf = (table: string, column: string) =>
  sql`pg_get_serial_sequence(${sql.lit(`"${table}"`)}, ${sql.lit(column)})`;

/**
 * All tables with data of the site; a table comes after those that it refers to. The migrator's own tables are left out, because the head
 * of a backup names the newest migration.
 */
export async function findTables(database: Database): Promise<BackedTable[]> {
  const { rows } = await sql<BackedTable>`
    select table_name as name,
      array_agg(column_name::text order by ordinal_position) filter (where is_generated = 'NEVER') as columns,
      coalesce(array_agg(column_name::text)
        filter (where pg_get_serial_sequence(quote_ident(table_name), column_name) is not null), '{}') as counted,
      bool_or(data_type = 'bytea') as has_bytes
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    group by table_name order by table_name`.execute(database);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select distinct c.conrelid::regclass::text as from, c.confrelid::regclass::text as to
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(database);
  return inOrder(rows, references);
}

function inOrder(tables: readonly BackedTable[], references: readonly { from: string; to: string }[]): BackedTable[] {
  const ordered: BackedTable[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const { from, to } of references) if (from === name) visit(to);
    const table = tables.find((one) => one.name === name);
    if (table) ordered.push(table);
  };
  for (const { name } of tables) visit(name);
  return ordered;
}
