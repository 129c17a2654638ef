import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** The categories of concerts. Lists follow the field `order`, not the order of the file. */
export async function seedCategories(database: Database, { categories }: Content): Promise<void> {
  await database
    .insertInto('categories')
    .values(
      categories.map(({ id, slug, name, kind, kindName, order }) => ({
        id,
        slug,
        name: json(name),
        kind,
        kindName: json(kindName),
        sortOrder: order,
      })),
    )
    .execute();
}
