import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** The field `searchedAs` is not stored here, because only the search needs it. */
export async function seedPages(database: Database, { pages }: Content): Promise<void> {
  await insertRows(
    database,
    'pages',
    pages.map(({ searchedAs: _searchedAs, ...page }) => jsonRow(page)),
  );
}
