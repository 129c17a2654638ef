import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** The words that a page is searched as stay out: they are for the search alone. */
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
