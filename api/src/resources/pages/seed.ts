import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { jsonRow } from '../../database/json-row.ts';

/** The field `searchedAs` is not stored here, because only the search needs it. */
export async function seedPages(database: Database, { pages }: Content): Promise<void> {
  await database
    .insertInto('pages')
    .values(pages.map(({ searchedAs: _searchedAs, ...page }) => jsonRow(page)))
    .execute();
}
