import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** Drafts are stored too, because an editor's tool reads them from the table. */
export async function seedContentPages(database: Database, { contentPages }: Content): Promise<void> {
  await insertRows(
    database,
    'contentPages',
    contentPages.map(({ order, searchedAs: _searchedAs, ...page }) => jsonRow({ ...page, sortOrder: order })),
  );
}
