import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';

/** The duration of an album's tracks, in minutes. */
export function albumMinutes({ tracks }: Pick<Album, 'tracks'>): number {
  return tracks.reduce((sum, { minutes }) => sum + minutes, 0);
}
