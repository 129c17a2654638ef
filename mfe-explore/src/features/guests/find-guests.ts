import type { ApiClient } from '@ofgc/shared/api-client';
import { type ArtistQuery, fetchArtists } from '@ofgc/shared/api-client/artists.ts';
import type { FacetOption, List } from '@ofgc/shared/domain/list.schema.ts';
import type { Artist } from '@ofgc/shared/domain/artist.schema.ts';
import { facetNames, type GuestChoice, type GuestFilter, guestFilters } from './guest-filters.ts';

/** Six rows of four. */
const perPage = 24;

export interface Guests extends List<Artist> {
  /** What each filter offers. */
  facets: Record<GuestFilter, FacetOption[]>;
  /** The filters in force. */
  choice: GuestChoice;
  /** Filters of the address that nobody answers to: the list leaves them out. */
  ignored: { name: GuestFilter; value: string }[];
}

/** The guests under the filters of an address, and which of those do not exist. */
export async function findGuests(api: ApiClient, asked: GuestChoice, page: number | undefined): Promise<Guests> {
  const ignored = await unknownFilters(api, asked);
  const choice = { ...asked, ...Object.fromEntries(ignored.map(({ name }) => [name, ''])) };
  const { data, meta } = await fetchArtists(api, { ...artistQuery(choice), page, perPage, guest: true });
  const facets = guestFilters.map((name) => [name, meta.facets[facetNames[name]] ?? []] as const);
  return { data, meta, facets: Object.fromEntries(facets) as Guests['facets'], choice, ignored };
}

/** The API refuses values that nobody has, so its own lists are asked first. */
async function unknownFilters(api: ApiClient, asked: GuestChoice): Promise<Guests['ignored']> {
  const inForce = guestFilters.filter((name) => asked[name]);
  if (inForce.length === 0) return [];
  const { meta } = await fetchArtists(api, { perPage: 1, guest: true });
  return inForce
    .filter((name) => !meta.facets[facetNames[name]]?.some(({ value }) => value === asked[name]))
    .map((name) => ({ name, value: asked[name] }));
}

function artistQuery(choice: GuestChoice): ArtistQuery {
  return Object.fromEntries(guestFilters.flatMap((name) => (choice[name] ? [[facetNames[name], choice[name]]] : [])));
}
