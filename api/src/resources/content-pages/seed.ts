import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** Drafts are stored too, because an editor's tool reads them from the table. */
export async function seedContentPages(database: Database, { contentPages }: Content): Promise<void> {
  if (contentPages.length === 0) return;
  await database
    .insertInto('contentPages')
    .values(
      contentPages.map(({ order, ...page }) => ({
        pathEs: page.pathEs,
        pathEn: page.pathEn,
        updatedOn: page.updatedOn,
        isDraft: page.isDraft,
        title: json(page.title),
        description: json(page.description),
        lead: json(page.lead),
        blocks: json(page.blocks),
        sortOrder: order,
      })),
    )
    .execute();
}
