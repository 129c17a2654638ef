import type { ApiClient } from './api-client.ts';
import type { Venue } from '../domain/venues/venue.schema.ts';
import type { List } from '../http/list.schema.ts';

export interface VenueQuery {
  slug?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchVenues(api: ApiClient, query: VenueQuery = {}): Promise<List<Venue>> {
  return (await api.get<List<Venue>>('api/venues', { params: query })).data;
}
