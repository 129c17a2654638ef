import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** The year in the Canary Islands. */
export const publishedYear = sql<string>`to_char(published_at at time zone 'Atlantic/Canary', 'YYYY')`;

/** Articles with a later date are not published yet. */
export function publishedNews(database: Database, at: Date) {
  return database
    .selectFrom('news')
    .innerJoin('newsCategories', 'newsCategories.slug', 'news.categorySlug')
    .where('publishedAt', '<=', at)
    .selectAll('news')
    .select('newsCategories.name as categoryName');
}

export type NewsRecord = Awaited<ReturnType<ReturnType<typeof publishedNews>['execute']>>[number];
