import type { Artist } from '../domain/artist.schema.ts';
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

/** An artist's page, without locale; the slug is the same in both languages. */
export function artistPath(artist: Pick<Artist, 'id' | 'slug'>): string {
  return `/explora/invitados/${artist.slug}/${artist.id}`;
}
