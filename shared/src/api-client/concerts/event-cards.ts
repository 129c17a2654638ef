import type { EventCard } from '../../domain/events/event.schema.ts';
import type { List } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { fetchAll, type PageQuery } from '../paging.ts';
import type { EventQuery } from './events.ts';

/** A third of the bytes of whole events: only the fields that cards show, without the options of filters. */
const cardsOnly = { fields: 'card', facets: 'none' };

/** The same page as `fetchEvents`, as cards. */
export async function fetchEventCards(api: ApiClient, query: EventQuery & PageQuery): Promise<List<EventCard>> {
  return (await api.get<List<EventCard>>('api/events', { params: { ...query, ...cardsOnly } })).data;
}

/** The same events as `fetchAllEvents`, as cards. */
export function fetchAllEventCards(api: ApiClient, query: EventQuery): Promise<List<EventCard>> {
  return fetchAll<EventCard>(api, 'api/events', { ...query, ...cardsOnly });
}
