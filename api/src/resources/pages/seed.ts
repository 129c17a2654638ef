import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** The field `searchedAs` is not stored here, because only the search needs it. */
export async function seedPages(database: Database, { pages }: Content): Promise<void> {
  await database
    .insertInto('pages')
    .values(
      pages.map((page) => ({
        id: page.id,
        path: page.path,
        updatedOn: page.updatedOn,
        title: json(page.title),
        description: json(page.description),
        lead: json(page.lead),
        sections: json(page.sections),
      })),
    )
    .execute();
}
