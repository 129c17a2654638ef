import type { ApiClient } from './api-client.ts';
import type { List } from '../http/list.schema.ts';
import type { Melody } from '../domain/melodies/melody.schema.ts';
import { fetchAll } from './paging.ts';

/** The melodies of a concert's works, in their order. */
export function fetchMelodies(api: ApiClient, query: { event: number }): Promise<List<Melody>> {
  return fetchAll<Melody>(api, 'api/melodies', query);
}
