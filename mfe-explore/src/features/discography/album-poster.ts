import { coloursOf } from '@ofgc/shared/design/poster/palettes.ts';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';

const category = 'temporada';
/** Covers stand on a dark blue section: on these backgrounds their edge would not be seen. */
const darkBackgrounds = ['#0E2A47', '#0B1B2B'];

/** An album's cover is the poster of a concert that would play its tracks. */
export function albumPoster({ id, tracks }: Pick<Album, 'id' | 'tracks'>): PosterEvent {
  return {
    id: coverSeed(id),
    category,
    programme: tracks.map(({ title, minutes, forces }) => ({ kind: 'work', title, minutes, forces })),
  };
}

/** The first seed of an album whose background is not dark. */
function coverSeed(id: number): string {
  for (let attempt = 0; ; attempt += 1) {
    const seed = `album ${id}.${attempt}`;
    if (!darkBackgrounds.includes(coloursOf({ id: seed, category }).palette[0])) return seed;
  }
}

/** The music on an album, in minutes. */
export function albumMinutes({ tracks }: Pick<Album, 'tracks'>): number {
  return tracks.reduce((sum, { minutes }) => sum + minutes, 0);
}
