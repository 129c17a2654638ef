import { variedBackgrounds } from '@ofgc/shared/design/poster/varied-backgrounds.ts';
import type { PosterEvent, PosterItem } from '@ofgc/shared/design/poster/poster-types.ts';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';

type Portrayed = Pick<Artist, 'id' | 'roles' | 'works'>;

/** More works, or more minutes of music, than these cannot be told apart on one poster. */
const mostWorks = 5;
const mostMinutes = 110;

/** An artist's picture, instead of a photograph: the poster of what they play here, the latest works first. */
export function artistPoster({ id, roles, works }: Portrayed): PosterEvent {
  const drawn: PosterItem[] = [];
  let minutes = 0;
  for (const { title, minutes: length, forces } of works) {
    if (drawn.length === mostWorks || (drawn.length > 0 && minutes + length > mostMinutes)) break;
    drawn.push({ kind: 'work', title, minutes: length, forces });
    minutes += length;
  }
  // The interval divides the drawing in two, as on the poster of a concert.
  if (drawn.length > 1) drawn.splice(Math.ceil(drawn.length / 2), 0, { kind: 'interval', minutes: 0 });
  return { id: `artist ${id}`, category: roles.includes('narrator') ? 'familia' : 'temporada', programme: drawn };
}

/** The titles of the works that an artist's picture shows. */
export function drawnWorks(artist: Portrayed): string[] {
  return artistPoster(artist).programme.flatMap((item) => (item.kind === 'work' && item.title ? [item.title] : []));
}

/** The pictures for a grid of artists: no two neighbours have one background. @param columns of the grid */
export function artistPosters(artists: readonly Portrayed[], columns: number): PosterEvent[] {
  return variedBackgrounds(artists.map(artistPoster), [columns]);
}
