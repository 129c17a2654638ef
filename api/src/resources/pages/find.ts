import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';
import { picturesOf } from '../pictures/find.ts';

/** All pages without their texts. */
export function findPages(database: Database) {
  return database.selectFrom('pages').select(['path', 'title', 'updatedOn']).orderBy('path').execute();
}
export type PageEntryRecord = Awaited<ReturnType<typeof findPages>>[number];

/** One page with its photographs. @throws HttpError 404 */
export function findPageAt(database: Database, path: string) {
  return database
    .selectFrom('pages')
    .selectAll()
    .select(picturesOf('page', 'pages.path').as('pictures'))
    .where('path', '=', path)
    .executeTakeFirstOrThrow(notFound);
}
export type PageRecord = Awaited<ReturnType<typeof findPageAt>>;
