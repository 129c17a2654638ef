import type { SectionPage } from '@ofgc/shared/contract/section.schema.ts';
import type { Database } from '../../database/database.ts';
import { liftStatementTimeout } from '../../database/timeouts/statement-timeout.ts';
import { holdOffSeeding, lockAlone } from '../../database/advisory-locks.ts';
import { indexSources } from '../search/index-content.ts';
import { seedSearch } from '../search/seed.ts';
import { findSectionPages } from './find.ts';
import { idPrefix, searchableSectionPages } from './searchable.ts';

/**
 * Stores the pages of the sections that are live now: search, `sitemap.txt` and site map list these and no other section pages.
 * @returns whether anything was written
 */
export async function declareSectionPages(database: Database, pages: readonly SectionPage[]): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await liftStatementTimeout(transaction);
    await holdOffSeeding(transaction);
    await lockAlone(transaction, 'sectionPages');
    const rows = pages.map(({ path, title, summary = null, parent = null }, position) => ({
      position,
      path,
      title,
      summary,
      parent,
    }));
    if (JSON.stringify(await findSectionPages(transaction)) === JSON.stringify(rows)) return false;
    await transaction.deleteFrom('sectionPages').execute();
    if (rows.length > 0)
      await transaction
        .insertInto('sectionPages')
        .values(
          rows.map(({ title, summary, ...row }) => ({
            ...row,
            title: JSON.stringify(title),
            summary: summary && JSON.stringify(summary),
          })),
        )
        .execute();
    await transaction.deleteFrom('searchEntries').where('entityId', 'like', `${idPrefix}%`).execute();
    await seedSearch(transaction, indexSources(searchableSectionPages(pages)));
    return true;
  });
}
