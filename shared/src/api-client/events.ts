import type { ApiClient } from './api-client.ts';
import type { Event, EventSummary } from '../domain/events/event.schema.ts';
import type { List, One } from '../http/list.schema.ts';

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
  ids?: string;
  sort?: 'date' | '-date';
  page?: number;
  perPage?: number;
}

export async function fetchEvents(api: ApiClient, query: EventQuery = {}): Promise<List<EventSummary>> {
  return (await api.get<List<EventSummary>>('api/events', { params: query })).data;
}

export async function fetchEvent(api: ApiClient, id: string): Promise<Event> {
  return (await api.get<One<Event>>(`api/events/${encodeURIComponent(id)}`)).data.data;
}
