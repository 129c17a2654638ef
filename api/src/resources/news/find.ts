import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { localYear } from '../../database/local-year.ts';
import { notFound, unknownValue } from '../../http/http-error.ts';
import { picturesOf } from '../pictures/find.ts';
import type { NewsQuery } from './query.ts';

/** The year of publication in the Canary Islands. */
export const newsYear = localYear('publishedAt');

/** Articles that are published at `at`; a later date means that an article is not published yet. */
function publishedNews(database: Database, at: Date) {
  return database
    .selectFrom('news')
    .innerJoin('newsCategories', 'newsCategories.slug', 'news.categorySlug')
    .where('publishedAt', '<=', at)
    .selectAll('news')
    .select(['newsCategories.name as categoryName', picturesOf('article', 'news.id').as('pictures')]);
}

export type NewsRecord = Awaited<ReturnType<ReturnType<typeof publishedNews>['execute']>>[number];

/** The conditions of the filters without options: the articles about an event, and the one with a slug. */
export function isNamed({ event, slug }: Pick<NewsQuery, 'event' | 'slug'>) {
  const isAboutEvent = event ? sql<boolean>`event_ids @> ${JSON.stringify([event])}::jsonb` : sql<boolean>`true`;
  const hasSlug = slug ? sql<boolean>`${slug} in (news.slug ->> 'es', news.slug ->> 'en')` : sql<boolean>`true`;
  return sql<boolean>`(${isAboutEvent} and ${hasSlug})`;
}

/** Published articles that match all filters, in the requested order. */
export function matchingNews(database: Database, query: NewsQuery, at: Date) {
  let news = publishedNews(database, at)
    .where(isNamed(query))
    .orderBy('publishedAt', query.sort === 'date' ? 'asc' : 'desc')
    .orderBy('id');
  if (query.category) news = news.where('categorySlug', '=', query.category);
  if (query.year) news = news.where(newsYear, '=', String(query.year));
  return news;
}

/** The newest articles, of one category or of all. */
export function findNewestNews(
  database: Database,
  category: string | undefined,
  { at, most }: { at: Date; most: number },
) {
  const news = publishedNews(database, at).orderBy('publishedAt', 'desc').orderBy('id').limit(most);
  return (category === undefined ? news : news.where('categorySlug', '=', category)).execute();
}

/** One article. @throws HttpError 404 for an unknown one, and for one that is not published yet */
export function findArticle(database: Database, id: number, at: Date): Promise<NewsRecord> {
  return publishedNews(database, at).where('news.id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** All categories of the news, in the order of the content file. */
export function findNewsCategories(database: Database) {
  return database.selectFrom('newsCategories').selectAll().orderBy('sortOrder').execute();
}

/** One category. @throws HttpError 400 for an unknown one */
export async function findNewsCategory(database: Database, slug: string) {
  const category = await database.selectFrom('newsCategories').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!category) throw unknownValue('category', slug);
  return category;
}

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
