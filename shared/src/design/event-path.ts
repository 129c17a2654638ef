import type { EventSummary } from '../domain/event.schema.ts';
import type { News } from '../domain/news.schema.ts';

/** A concert's page, without locale; the slug is the page's language's. */
export function eventPath(event: Pick<EventSummary, 'id' | 'slug'>): string {
  return `/conciertos-entradas/eventos/${event.slug}/${event.id}`;
}

/** An article's page, without locale. */
export function newsPath(news: Pick<News, 'id' | 'slug'>): string {
  return `/explora/actualidad/${news.slug}/${news.id}`;
}
