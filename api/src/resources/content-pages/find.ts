import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';
import { picturesOf } from '../pictures/find.ts';
import { findPhotographs } from './block-photographs.ts';
import { checkBlocks } from './check-blocks.ts';

/** Pages without their blocks; drafts are left out. */
export function publishedPages(database: Database) {
  return database
    .selectFrom('contentPages')
    .select(['pathEs', 'pathEn', 'title', 'description', 'updatedOn'])
    .where('isDraft', '=', false)
    .orderBy('sortOrder')
    .orderBy('pathEs');
}

/** `/a/b/c` → `/a`, `/a/b` */
function pathsAbove(path: string): string[] {
  const words = path.split('/').slice(1, -1);
  return words.map((_, index) => `/${words.slice(0, index + 1).join('/')}`);
}

/**
 * One page by its address in either language, with its ancestors, its direct subpages and the photographs of its blocks.
 * @param report gets a sentence for each invalid block, which only exists if somebody changed the table by hand
 * @throws HttpError 404
 */
export async function findContentPage(
  database: Database,
  { path, lang }: { path: string; lang: Locale },
  report: (sentence: string) => void,
) {
  const [page] = await database
    .selectFrom('contentPages')
    .selectAll()
    .select(picturesOf('page', 'content_pages.path_es').as('pictures'))
    .where('isDraft', '=', false)
    .where((where) => where.or([where('pathEs', '=', path), where('pathEn', '=', path)]))
    .execute()
    // Two pages may share an address, one in Spanish and the other in English: the requested language wins.
    .then((pages) => pages.toSorted((a) => ((lang === 'es' ? a.pathEs : a.pathEn) === path ? -1 : 1)));
  if (!page) throw notFound();
  const above = pathsAbove(page.pathEs);
  const trail = above.length > 0 ? await publishedPages(database).where('pathEs', 'in', above).execute() : [];
  const below = await publishedPages(database)
    .where('pathEs', 'like', `${page.pathEs}/%`)
    .where('pathEs', 'not like', `${page.pathEs}/%/%`)
    .execute();
  const { blocks, problems } = checkBlocks(page.blocks);
  for (const { place, message } of problems) report(`content page ${page.pathEs}: ${place}: ${message}`);
  return { page, blocks, photographs: await findPhotographs(database, blocks), trail, below };
}
export type ContentPageRecord = Awaited<ReturnType<typeof findContentPage>>;
