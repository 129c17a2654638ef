import type { ApiClient } from '../api-client.ts';
import type { Article, News } from '../../domain/news/news.schema.ts';
import type { List, One } from '../../http/list.schema.ts';
import type { PageQuery } from '../paging.ts';

interface NewsQuery {
  category?: string;
  year?: number;
  /** A concert's id: articles about it. */
  event?: number;
  /** The article's slug, in either language. */
  slug?: string;
  sort?: string;
}

/**
 * One page of the published articles that match, the newest first; rejects with 400 for an unknown category, 404 for a
 * page beyond the last.
 */
export async function fetchNews(api: ApiClient, query: NewsQuery & PageQuery): Promise<List<News>> {
  return (await api.get<List<News>>('api/news', { params: query })).data;
}

/**
 * An article with the previous and the next one; rejects with 404 for an unknown id and before it is published, 400 for an id that
 * is not a number.
 */
export async function fetchArticle(api: ApiClient, id: string): Promise<Article> {
  return (await api.get<One<Article>>(`api/news/${encodeURIComponent(id)}`)).data.data;
}
