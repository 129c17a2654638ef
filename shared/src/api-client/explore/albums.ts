import type { ApiClient } from '../api-client.ts';
import type { Album } from '../../domain/albums/album.schema.ts';
import type { List } from '../../http/list.schema.ts';
import { fetchAll, type PageQuery } from '../paging.ts';

interface AlbumQuery {
  year?: number;
  /** A concert's id: recordings that share a work or a performer with it. */
  event?: number;
  /** A season's slug: recordings of works that were played in it. */
  season?: string;
  sort?: string;
}

/**
 * One page of the recordings that match, the newest first; rejects with 400 for an unknown season, 404 for a page
 * beyond the last.
 */
export async function fetchAlbums(api: ApiClient, query: AlbumQuery & PageQuery): Promise<List<Album>> {
  return (await api.get<List<Album>>('api/albums', { params: query })).data;
}

/**
 * All recordings that match, in the order of `fetchAlbums` and with its 400; rejects with a RangeError for more than
 * 2,000 (`fetchAll`).
 */
export function fetchAllAlbums(api: ApiClient, query: AlbumQuery = {}): Promise<List<Album>> {
  return fetchAll<Album>(api, 'api/albums', query);
}
