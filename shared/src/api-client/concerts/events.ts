import type { ApiClient } from '../api-client.ts';
import type { Event, EventSummary } from '../../domain/events/event.schema.ts';
import type { List, One } from '../../http/list.schema.ts';
import { fetchAll, type PageQuery } from '../paging.ts';

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
  /** In years: concerts recommended for this age. */
  age?: number | string;
  access?: string;
  free?: '1';
  year?: number | string;
  month?: number | string;
  from?: string;
  to?: string;
  /** `upcoming` (the default unless the query has a time or events), `past`, `all` */
  when?: 'upcoming' | 'past' | 'all';
  /** Separated by commas. */
  ids?: string;
  /** The id of one of its performances. */
  performance?: number;
  sort?: 'date' | '-date';
}

/** The filters whose options are to be returned, by the API's names; without it, no options are counted. */
interface WantedFacets {
  facets?: 'all' | readonly string[];
}

function paramsOf({ facets = [], ...query }: EventQuery & WantedFacets) {
  // Without the parameter the API returns all.
  return { ...query, facets: facets === 'all' ? undefined : facets.join(',') || 'none' };
}

/**
 * One page of the events that match, sorted by their next date, or their first where all dates are over. Rejects with 400 for an
 * unknown value of a filter and for `from` after `to`, with 404 for a page beyond the last.
 */
export async function fetchEvents(
  api: ApiClient,
  query: EventQuery & PageQuery & WantedFacets,
): Promise<List<EventSummary>> {
  return (await api.get<List<EventSummary>>('api/events', { params: paramsOf(query) })).data;
}

/**
 * All events that match, in the order of `fetchEvents` and with its 400; rejects with a RangeError for more than 2,000
 * (`fetchAll`).
 */
export function fetchAllEvents(api: ApiClient, query: EventQuery & WantedFacets): Promise<List<EventSummary>> {
  return fetchAll<EventSummary>(api, 'api/events', paramsOf(query));
}

/**
 * An event with all data of its page, and cards of similar events; rejects with 404 for an unknown id, 400 for an id that is not a
 * number.
 */
export async function fetchEvent(api: ApiClient, id: string): Promise<Event> {
  return (await api.get<One<Event>>(`api/events/${encodeURIComponent(id)}`)).data.data;
}
