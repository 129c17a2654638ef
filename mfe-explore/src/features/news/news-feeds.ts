import type { PageFeed } from '@ofgc/shared/contract';
import { newsFeedPath } from '@ofgc/shared/routes/explore/news.ts';

/** The feeds of a list for the head of its page. @param title as a feed reader shows it */
export function newsFeeds(title: string, category?: string): PageFeed[] {
  return [
    { title, type: 'application/rss+xml', path: newsFeedPath('rss.xml', category) },
    { title, type: 'application/feed+json', path: newsFeedPath('feed.json', category) },
  ];
}
