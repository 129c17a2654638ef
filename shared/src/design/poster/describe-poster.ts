import type { PosterEvent } from './poster-types.ts';

/** Texts from the catalogue: the word for interval, the unit, and the name for an untitled work. */
export interface PosterLabels {
  interval: string;
  minutes: string;
  work: string;
}

/** The alternative text of the picture: the works with their minutes, in order. */
export function describePoster(event: Pick<PosterEvent, 'programme'>, labels: PosterLabels): string {
  return event.programme
    .map((item) =>
      item.kind === 'interval' ? labels.interval : `${item.title ?? labels.work} ${item.minutes} ${labels.minutes}`,
    )
    .join(', ');
}
