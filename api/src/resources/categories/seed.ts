import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { jsonRow } from '../../database/json-row.ts';

/** The categories of concerts. Lists follow the field `order`, not the order of the file. */
export async function seedCategories(database: Database, { categories }: Content): Promise<void> {
  await database
    .insertInto('categories')
    .values(categories.map(({ order, ...category }) => jsonRow({ ...category, sortOrder: order })))
    .execute();
}
