import type { Artist } from '../../domain/artists/artist.schema.ts';
import { explorePath } from '../site/sections.ts';
import { withQuery } from '../with-query.ts';

/** The guests, without locale and filters. */
export const artistsPath = `${explorePath}/invitados`;

/** The guests' filters by their names in the address → the API's names. */
export const artistFilterParameters = {
  temporada: 'season',
  papel: 'role',
  instrumento: 'instrument',
  letra: 'letter',
} as const;
export type ArtistFilterParameter = keyof typeof artistFilterParameters;

/** A page of the guests with filters; `page` counts from 1. The same filters always have the same address. */
export function artistListPath(choice: Partial<Record<ArtistFilterParameter, string>> = {}, page = 1): string {
  const names = Object.keys(artistFilterParameters) as ArtistFilterParameter[];
  const query = Object.fromEntries(names.map((name) => [name, choice[name]]));
  return withQuery(artistsPath, { ...query, pagina: page > 1 ? page : undefined });
}

/** An artist's page, without locale; the slug is the same in both languages. */
export function artistPath(artist: Pick<Artist, 'id' | 'slug'>): string {
  return `${artistsPath}/${artist.slug}/${artist.id}`;
}
