import type { Album } from '../../domain/albums/album.schema.ts';
import { explorePath } from '../site/sections.ts';
import { withQuery } from '../with-query.ts';

/** The discography, without locale and filters. */
export const albumsPath = `${explorePath}/discografia`;

/** The part of a page that presents the newest recording. */
export const listeningPath = `${explorePath}#escuche`;

/** The discography's filters by their names in the address. */
export const albumFilterParameters = ['anio', 'compositor', 'interprete'] as const;
export type AlbumFilterParameter = (typeof albumFilterParameters)[number];

/** The discography with filters; the same filters always have the same address. */
export function albumListPath({ anio, compositor, interprete }: Partial<Record<AlbumFilterParameter, string>>): string {
  return withQuery(albumsPath, { anio, compositor, interprete });
}

/** A recording in the discography. */
export function albumPath({ slug }: Pick<Album, 'slug'>): string {
  return `${albumsPath}#${slug}`;
}
