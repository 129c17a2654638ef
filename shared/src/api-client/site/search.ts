import type { ApiClient } from '../api-client.ts';
import type { SearchAnswer, SearchKind } from '../../domain/search/search.schema.ts';

export interface SearchQuery {
  term: string;
  kind?: SearchKind;
  perKind?: number;
}

/**
 * At most `perKind` results of each kind, 10 where it is not given, and how many there are; rejects with 400 for an
 * empty term, with 429 or 503 where too much is searched.
 * @param signal ends the call, which then rejects
 */
export async function fetchSearch(api: ApiClient, query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
  return (await api.get<SearchAnswer>('api/search', { params: query, signal })).data;
}
