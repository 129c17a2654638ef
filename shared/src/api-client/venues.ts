import type { ApiClient } from './api-client.ts';
import type { Venue } from '../domain/venue.schema.ts';
import type { List } from '../domain/list.schema.ts';

export interface VenueQuery {
  slug?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchVenues(api: ApiClient, query: VenueQuery = {}): Promise<List<Venue>> {
  return (await api.get<List<Venue>>('api/venues', { params: query })).data;
}
