import type { ApiClient } from './api-client.ts';
import type { Season } from '../domain/seasons/season.schema.ts';
import type { List } from '../http/list.schema.ts';

export interface SeasonQuery {
  slug?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchSeasons(api: ApiClient, query: SeasonQuery = {}): Promise<List<Season>> {
  return (await api.get<List<Season>>('api/seasons', { params: query })).data;
}
