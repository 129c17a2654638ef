import type { ApiClient } from './api-client.ts';
import type { Event, EventSummary } from '../domain/events/event.schema.ts';
import type { List, One } from '../http/list.schema.ts';
import { fetchAll, type PageQuery } from './paging.ts';

/** Filters of `GET /api/events`. `month` is 1 to 12; `from` and `to` are local dates, `YYYY-MM-DD`; `maxPrice` is in euros. */
export interface EventQuery {
  season?: string;
  type?: string;
  category?: string;
  conductor?: string;
  soloist?: string;
  composer?: string;
  place?: string;
  maxPrice?: number | string;
  /** In years: concerts recommended for who is so old. */
  age?: number | string;
  access?: string;
  free?: '1';
  year?: number | string;
  month?: number | string;
  from?: string;
  to?: string;
  /** `upcoming` (default unless season, year, month or from is given), `past`, `all` */
  when?: 'upcoming' | 'past' | 'all';
  /** Separated by commas. */
  ids?: string;
  /** The id of one of its performances. */
  performance?: number;
  sort?: 'date' | '-date';
}

export async function fetchEvents(api: ApiClient, query: EventQuery & PageQuery): Promise<List<EventSummary>> {
  return (await api.get<List<EventSummary>>('api/events', { params: query })).data;
}

export function fetchAllEvents(api: ApiClient, query: EventQuery): Promise<List<EventSummary>> {
  return fetchAll<EventSummary>(api, 'api/events', query);
}

export async function fetchEvent(api: ApiClient, id: string): Promise<Event> {
  return (await api.get<One<Event>>(`api/events/${encodeURIComponent(id)}`)).data.data;
}
