import type { PageFeed } from '@ofgc/shared/contract';
import { listQuery } from '../filters/list-query.ts';

interface NewsListPlace {
  category?: string | undefined;
  year?: number | undefined;
  /** Counts from 1. */
  page?: number;
}

/** The address of a list of news, without locale: the category is part of the path, the rest a query. */
export function newsListPath({ category, year, page = 1 }: NewsListPlace): string {
  return `/explora/actualidad${category ? `/${category}` : ''}${listQuery({ year, page })}`;
}

/** The feed of the news or of one category, without locale. */
export function newsFeedPath(file: 'rss.xml' | 'feed.json', category?: string): string {
  return `/explora/actualidad/${file}${category ? `?category=${category}` : ''}`;
}

/** The feeds of a list for the head of its page. @param title as a feed reader shows it */
export function newsFeeds(title: string, category?: string): PageFeed[] {
  return [
    { title, type: 'application/rss+xml', path: newsFeedPath('rss.xml', category) },
    { title, type: 'application/feed+json', path: newsFeedPath('feed.json', category) },
  ];
}
