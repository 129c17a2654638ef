import type { ApiClient } from '../api-client.ts';
import type { Audition } from '../../domain/auditions/audition.schema.ts';
import type { List } from '../../http/list.schema.ts';
import { fetchAll } from '../paging.ts';

/** The coming auditions, by their deadline; then those with a result, the newest first. */
export function fetchAuditions(api: ApiClient): Promise<List<Audition>> {
  return fetchAll<Audition>(api, 'api/auditions');
}
