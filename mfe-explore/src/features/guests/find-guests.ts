import type { ApiClient } from '@ofgc/shared/api-client';
import { type ArtistQuery, fetchArtists } from '@ofgc/shared/api-client/artists.ts';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import type { FacetOption, List, ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { activeFilters, checkFilters, type UnknownFilter } from '../filters/address-filters.ts';
import { facetNames, type GuestFilterName, guestFilterNames, type GuestFilters } from './guest-filters.ts';

/** Six rows of four. */
const perPage = 24;

export interface FilteredGuests extends List<Artist> {
  /** The options of each filter. */
  facets: Record<GuestFilterName, FacetOption[]>;
  /** Without the unknown ones. */
  filters: GuestFilters;
  unknown: UnknownFilter<GuestFilterName>[];
}

/** The guests under the filters of an address; filters with unknown values are left out. */
export async function findGuests(
  api: ApiClient,
  asked: GuestFilters,
  page: number | undefined,
): Promise<FilteredGuests> {
  const { filters, unknown } = await checkGuestFilters(api, asked);
  const { data, meta } = await fetchArtists(api, { ...artistQuery(filters), page, perPage, guest: true });
  return { data, meta, facets: facetsOf(meta), filters, unknown };
}

/** The API refuses a request with an unknown value, so its facets are asked first. */
async function checkGuestFilters(
  api: ApiClient,
  asked: GuestFilters,
): Promise<ReturnType<typeof checkFilters<GuestFilterName>>> {
  if (activeFilters(asked).length === 0) return { filters: asked, unknown: [] };
  const { meta } = await fetchArtists(api, { perPage: 1, guest: true });
  return checkFilters(asked, facetsOf(meta));
}

function facetsOf({ facets }: ListMeta): FilteredGuests['facets'] {
  const entries = guestFilterNames.map((name) => [name, facets[facetNames[name]] ?? []]);
  return Object.fromEntries(entries) as FilteredGuests['facets'];
}

function artistQuery(filters: GuestFilters): ArtistQuery {
  return Object.fromEntries(activeFilters(filters).map((name) => [facetNames[name], filters[name]]));
}
