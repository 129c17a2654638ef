import type { PageFeed } from '@ofgc/shared/contract';

/** What a list of news is narrowed to; `page` counts from 1. */
export interface NewsChoice {
  category?: string | undefined;
  year?: number | undefined;
  page?: number;
}

/** The address of a list of news, without locale: the category is part of the path, the rest a query. */
export function newsListPath({ category, year, page = 1 }: NewsChoice): string {
  return `/explora/actualidad${category ? `/${category}` : ''}${listQuery({ year, page })}`;
}

/** `?year=2026&page=2`; the first page of all years has no query. */
export function listQuery({ year, page = 1 }: Pick<NewsChoice, 'year' | 'page'>): string {
  const query = new URLSearchParams();
  if (year !== undefined) query.set('year', String(year));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** A number of the address's query, undefined where it is absent; what is no number is left to the API to refuse. */
export function numberInQuery(request: Pick<Request, 'url'>, name: string): number | undefined {
  const value = new URL(request.url).searchParams.get(name);
  return value === null || value === '' ? undefined : Number(value);
}

/** The feed of the news or of one category, without locale. */
export function newsFeedPath(file: 'rss.xml' | 'feed.json', category?: string): string {
  return `/explora/actualidad/${file}${category ? `?category=${category}` : ''}`;
}

/** The feeds of a list for the head of its page. @param title what a reader calls them */
export function newsFeeds(title: string, category?: string): PageFeed[] {
  return [
    { title, type: 'application/rss+xml', path: newsFeedPath('rss.xml', category) },
    { title, type: 'application/feed+json', path: newsFeedPath('feed.json', category) },
  ];
}
