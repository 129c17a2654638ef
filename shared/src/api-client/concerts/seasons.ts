import type { ApiClient } from '../api-client.ts';
import type { Season } from '../../domain/seasons/season.schema.ts';
import type { List } from '../../http/list.schema.ts';
import { fetchAll } from '../paging.ts';

interface SeasonQuery {
  slug?: string;
}

/** All seasons, the newest first, each with its number of concerts; none for an unknown slug. */
export function fetchSeasons(api: ApiClient, query: SeasonQuery = {}): Promise<List<Season>> {
  return fetchAll<Season>(api, 'api/seasons', query);
}
