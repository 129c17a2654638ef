import type { ApiClient } from '../api-client.ts';
import type { SearchAnswer, SearchKind } from '../../domain/search/search.schema.ts';

interface SearchQuery {
  term: string;
  kind?: SearchKind;
  perKind?: number;
}

/**
 * At most `perKind` results of each kind, by default 10, and their total numbers; rejects with 400 for an empty term, with 429 or
 * 503 where there are too many searches.
 */
export async function fetchSearch(api: ApiClient, query: SearchQuery): Promise<SearchAnswer> {
  return (await api.get<SearchAnswer>('api/search', { params: query })).data;
}
