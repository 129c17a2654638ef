import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import type { BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';

type Art = BlockOf<'video'>['art'];

/** Describes a drawn picture as the poster of an event with these works. */
export function artPoster({ seed, palette, works }: Art): PosterEvent {
  return { id: seed, category: palette, programme: works.map((work) => ({ kind: 'work', ...work })) };
}
