import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { IdentifierNode, PostgresDialect, serializeFromMetadata, type PostgresDB } from 'kysely-codegen';
import { columnTypes, domainTypes } from './column-types.ts';
import type { Database } from './database.ts';

export const tablesFile = join(import.meta.dirname, 'tables.generated.ts');

/** Columns of materialised views that are sometimes null: PostgreSQL does not know that of any view's column. */
const nullableInViews = ['lowest_price', 'age_from'];

/**
 * The types of all tables and materialised views.
 * @param database migrated
 * @throws Error naming a column of `column-types.ts` that does not exist
 */
export async function generateTables(database: Database): Promise<string> {
  const dialect = new PostgresDialect();
  const metadata = await dialect.introspector.introspect({ db: database as unknown as Kysely<PostgresDB> });
  const columns: Record<string, IdentifierNode> = {};
  for (const table of metadata.tables)
    for (const column of table.columns) {
      if (table.isView) column.isNullable = nullableInViews.includes(column.name);
      const type = columnTypes[table.name]?.[column.name] ?? (column.dataType === 'jsonb' ? 'Bilingual' : undefined);
      if (type) columns[`${table.name}.${column.name}`] = new IdentifierNode(type);
    }
  const named = Object.entries(columnTypes).flatMap(([table, types]) =>
    Object.keys(types).map((column) => `${table}.${column}`),
  );
  const unknown = named.find((name) => !columns[name]);
  if (unknown) throw new Error(`column-types.ts names ${unknown}, which the database does not have.`);

  const used = new Set(Object.values(columns).map(({ name }) => name));
  const customImports = Object.fromEntries([...used].map((name) => [name, domainTypes[name] ?? './columns.ts']));
  return serializeFromMetadata({ metadata, dialect, camelCase: true, overrides: { columns }, customImports });
}
