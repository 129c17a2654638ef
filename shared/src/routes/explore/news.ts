import type { News } from '../../domain/news/news.schema.ts';
import { explorePath } from '../site/sections.ts';
import { withQuery } from '../with-query.ts';

/** All news, without locale. */
export const articlesPath = `${explorePath}/actualidad`;

/** The filters of a list of news; `page` counts from 1. */
interface NewsChoice {
  category?: string | undefined;
  year?: number | string | undefined;
  page?: number | undefined;
}

/** A list of news, without locale: the category is part of the path, the rest a query. */
export function newsListPath({ category, year, page = 1 }: NewsChoice = {}): string {
  return withQuery(category ? `${articlesPath}/${category}` : articlesPath, {
    anio: year,
    pagina: page > 1 ? page : undefined,
  });
}

/** An article's page, without locale. */
export function newsPath(news: Pick<News, 'id' | 'slug'>): string {
  return `${articlesPath}/${news.slug}/${news.id}`;
}

/** The feed of the news or of one category, without locale. */
export function newsFeedPath(file: 'rss.xml' | 'feed.json', category?: string): string {
  return withQuery(`${articlesPath}/${file}`, { category });
}
