import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { picturesOf } from '../pictures/find.ts';

/** The year of publication in the Canary Islands. */
export const newsYear = sql<string>`to_char(published_at at time zone 'Atlantic/Canary', 'YYYY')`;

/** Articles that are published at `at`; a later date means that an article is not published yet. */
export function publishedNews(database: Database, at: Date) {
  return database
    .selectFrom('news')
    .innerJoin('newsCategories', 'newsCategories.slug', 'news.categorySlug')
    .where('publishedAt', '<=', at)
    .selectAll('news')
    .select(['newsCategories.name as categoryName', picturesOf('article', 'news.id').as('pictures')]);
}

export type NewsRecord = Awaited<ReturnType<ReturnType<typeof publishedNews>['execute']>>[number];

/** The articles published directly after and before an article: its neighbours in the list with the newest first. */
export async function findAdjacentNews(database: Database, id: number, at: Date) {
  const own = sql`(select published_at, -id from news where id = ${id})`;
  const newer = publishedNews(database, at)
    .where(sql<boolean>`(published_at, -id) > ${own}`)
    .orderBy('publishedAt')
    .orderBy('id', 'desc');
  const older = publishedNews(database, at)
    .where(sql<boolean>`(published_at, -id) < ${own}`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id');
  return { newer: await newer.executeTakeFirst(), older: await older.executeTakeFirst() };
}
