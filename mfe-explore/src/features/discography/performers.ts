import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';

/** The names on an album's line of performers: soloists, orchestra, conductor. */
export function performersOf({ performers }: Pick<Album, 'performers'>): string[] {
  return performers.split(' · ');
}
