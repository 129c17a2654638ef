import type { Album } from '../../domain/albums/album.schema.ts';
import { explorePath } from '../site/sections.ts';
import { withQuery } from '../with-query.ts';

/** The discography, without locale and filters. */
export const albumsPath = `${explorePath}/discografia`;

/** Where the newest recording is presented. */
export const listeningPath = `${explorePath}#escuche`;

/** The discography's filters by their names in the address. */
export const albumFilterParameters = ['anio', 'compositor'] as const;
export type AlbumFilterParameter = (typeof albumFilterParameters)[number];

/** The discography under a choice; the same choice always has the same address. */
export function albumListPath({ anio, compositor }: Partial<Record<AlbumFilterParameter, string>>): string {
  return withQuery(albumsPath, { anio, compositor });
}

/** A recording in the discography. */
export function albumPath({ slug }: Pick<Album, 'slug'>): string {
  return `${albumsPath}#${slug}`;
}
