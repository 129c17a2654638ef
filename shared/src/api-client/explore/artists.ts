import type { ApiClient } from '../api-client.ts';
import type { ArtistDetail } from '../../domain/artists/artist-detail.schema.ts';
import type { Artist } from '../../domain/artists/artist.schema.ts';
import type { List, One } from '../../http/list.schema.ts';
import { fetchAll, type PageQuery } from '../paging.ts';

export interface ArtistQuery {
  role?: string | undefined;
  season?: string | undefined;
  /** The Spanish name of an instrument or voice, as in an address: `violin`. */
  instrument?: string | undefined;
  /** The first letter of the surname, `a` to `z`. */
  letter?: string | undefined;
  /** Without the chief conductor, the choirs and the members of the orchestra. */
  guest?: boolean;
  /** Separated by commas. */
  ids?: string;
  sort?: string;
}

/**
 * One page of the artists that match, by surname, regardless of accents and capitals. Rejects with 400 for a season, instrument or
 * letter without artists, with 404 for a page beyond the last.
 */
export async function fetchArtists(api: ApiClient, query: ArtistQuery & PageQuery): Promise<List<Artist>> {
  return (await api.get<List<Artist>>('api/artists', { params: query })).data;
}

/**
 * All artists that match, in the order of `fetchArtists` and with its 400; rejects with a RangeError for more than
 * 2,000 (`fetchAll`).
 */
export function fetchAllArtists(api: ApiClient, query: ArtistQuery = {}): Promise<List<Artist>> {
  return fetchAll<Artist>(api, 'api/artists', query);
}

/** An artist with biography and concerts. */
export async function fetchArtist(api: ApiClient, id: string): Promise<ArtistDetail> {
  return (await api.get<One<ArtistDetail>>(`api/artists/${encodeURIComponent(id)}`)).data.data;
}
