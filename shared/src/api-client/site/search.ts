import type { ApiClient } from '../api-client.ts';
import type { SearchAnswer, SearchKind } from '../../domain/search/search.schema.ts';

export interface SearchQuery {
  term: string;
  kind?: SearchKind;
  perKind?: number;
}

export async function fetchSearch(api: ApiClient, query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
  return (await api.get<SearchAnswer>('api/search', { params: query, signal })).data;
}
