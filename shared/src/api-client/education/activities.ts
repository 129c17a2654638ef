import type { ApiClient } from '../api-client.ts';
import type { Activity } from '../../domain/activities/activity.schema.ts';
import type { List } from '../../http/list.schema.ts';
import { fetchAll, type PageQuery } from '../paging.ts';

interface ActivityQuery {
  kind?: string;
  /** `upcoming` (default), `past`, `all` */
  when?: 'upcoming' | 'past' | 'all';
}

/**
 * One page in the order of the content's file, past activities with the newest first; rejects with 404 for a page beyond the
 * last.
 */
export async function fetchActivities(api: ApiClient, query: ActivityQuery & PageQuery): Promise<List<Activity>> {
  return (await api.get<List<Activity>>('api/activities', { params: query })).data;
}

/**
 * All activities that match, in the order of `fetchActivities`; rejects with a RangeError for more than 2,000
 * (`fetchAll`).
 */
export function fetchAllActivities(api: ApiClient, query: ActivityQuery = {}): Promise<List<Activity>> {
  return fetchAll<Activity>(api, 'api/activities', query);
}
