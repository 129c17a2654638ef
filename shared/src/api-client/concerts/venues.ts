import type { ApiClient } from '../api-client.ts';
import type { Venue } from '../../domain/venues/venue.schema.ts';
import type { List } from '../../http/list.schema.ts';
import { fetchAll } from '../paging.ts';

interface VenueQuery {
  slug?: string;
}

/** All venues with their halls, in the order of their ids; none for an unknown slug. */
export function fetchVenues(api: ApiClient, query: VenueQuery = {}): Promise<List<Venue>> {
  return fetchAll<Venue>(api, 'api/venues', query);
}
