import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchArtists } from '@ofgc/shared/api-client/explore/artists.ts';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { activeFilters, filterOptions, type Filters } from '@ofgc/shared/filters/filters.ts';
import { type KnownSearch, searchKnown } from '@ofgc/shared/filters/search-known.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { artistFilterParameters, type ArtistFilterParameter } from '@ofgc/shared/routes/explore/artists.ts';

/** Six rows of four. */
const perPage = 24;

/** One page of the guests under the filters of an address. @param page counts from 1 */
export async function findGuests(
  api: ApiClient,
  asked: Filters<ArtistFilterParameter>,
  page: number | undefined,
): Promise<KnownSearch<Filters<ArtistFilterParameter>, List<Artist>>> {
  return searchKnown({
    filters: asked,
    search: (filters) => {
      const query = activeFilters(filters).map((name) => [artistFilterParameters[name], filters[name]]);
      return fetchArtists(api, { ...Object.fromEntries(query), page, perPage, guest: true });
    },
    accepted: async (found) =>
      filterOptions(
        artistFilterParameters,
        (found ?? (await fetchArtists(api, { perPage: 1, guest: true }))).meta.facets,
      ),
  });
}
