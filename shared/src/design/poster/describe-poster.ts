import type { PosterEvent } from './poster-types.ts';

/** From the catalogue: the interval's word, the unit, and what an untitled work is called. */
export interface PosterLabels {
  interval: string;
  minutes: string;
  work: string;
}

/** The text alternative says what the picture says: works with their minutes, in order. */
export function describePoster(event: Pick<PosterEvent, 'programme'>, labels: PosterLabels): string {
  return event.programme
    .map((item) =>
      item.kind === 'interval' ? labels.interval : `${item.title ?? labels.work} ${item.minutes} ${labels.minutes}`,
    )
    .join(', ');
}
