import type { ApiClient } from '../api-client.ts';
import type { Activity } from '../../domain/activities/activity.schema.ts';
import type { List } from '../../http/list.schema.ts';
import { fetchAll } from '../paging.ts';

interface ActivityQuery {
  kind?: string;
  /** `upcoming` (default), `past`, `all` */
  when?: 'upcoming' | 'past' | 'all';
}

/**
 * All activities that match, in the order of the content's file, past ones with the newest first; rejects with a RangeError for more than
 * 2,000 (`fetchAll`).
 */
export function fetchAllActivities(api: ApiClient, query: ActivityQuery = {}): Promise<List<Activity>> {
  return fetchAll<Activity>(api, 'api/activities', query);
}
