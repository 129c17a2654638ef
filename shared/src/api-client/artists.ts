import type { ApiClient } from './api-client.ts';
import type { Artist } from '../domain/artist.schema.ts';
import type { List } from '../domain/list.schema.ts';

export interface ArtistQuery {
  role?: string;
  season?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchArtists(api: ApiClient, query: ArtistQuery = {}): Promise<List<Artist>> {
  return (await api.get<List<Artist>>('api/artists', { params: query })).data;
}
