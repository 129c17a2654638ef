import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { jsonRow } from '../../database/json-row.ts';

/** Drafts are stored too, because an editor's tool reads them from the table. */
export async function seedContentPages(database: Database, { contentPages }: Content): Promise<void> {
  if (contentPages.length === 0) return;
  await database
    .insertInto('contentPages')
    .values(contentPages.map(({ order, searchedAs: _searchedAs, ...page }) => jsonRow({ ...page, sortOrder: order })))
    .execute();
}
