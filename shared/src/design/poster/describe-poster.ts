import type { PosterEvent } from './poster-types.ts';

/** From the catalogue: the interval's word, the unit, and what an untitled work is called. */
export interface PosterWords {
  interval: string;
  minutes: string;
  work: string;
}

/** The text alternative says what the picture says: works with their minutes, in order. */
export function describePoster(event: Pick<PosterEvent, 'programme'>, words: PosterWords): string {
  return event.programme
    .map((item) =>
      item.kind === 'interval' ? words.interval : `${item.title ?? words.work} ${item.minutes} ${words.minutes}`,
    )
    .join(', ');
}
