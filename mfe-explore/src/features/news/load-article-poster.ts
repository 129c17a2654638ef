import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { fetchArticle } from '@ofgc/shared/api-client/news.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';

/** The picture of an article: the poster of the first concert that it is about; null where it is about none. */
export async function loadArticlePoster(api: ApiClient, { id }: Pick<News, 'id'>): Promise<PosterEvent | null> {
  const {
    eventIds: [eventId],
  } = await fetchArticle(api, String(id));
  if (eventId === undefined) return null;
  const {
    data: [event],
  } = await fetchEvents(api, { ids: String(eventId), when: 'all', perPage: 1 });
  return event ? posterEvent(event) : null;
}
