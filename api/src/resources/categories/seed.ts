import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** The categories of concerts. Lists follow the field `order`, not the order of the file. */
export async function seedCategories(database: Database, { categories }: Content): Promise<void> {
  await insertRows(
    database,
    'categories',
    categories.map(({ order, ...category }) => jsonRow({ ...category, sortOrder: order })),
  );
}
