import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';

/** The music on an album, in minutes. */
export function albumMinutes({ tracks }: Pick<Album, 'tracks'>): number {
  return tracks.reduce((sum, { minutes }) => sum + minutes, 0);
}
