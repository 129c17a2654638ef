import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import { namedDecades } from './decades.ts';

/** The year in which the professional orchestra followed the amateur society (api/content/history.json). */
export const professionalSince = 1980;

export interface Moment extends Milestone {
  /** Years until the next moment, or until this year after the last one. */
  yearsAfter: number;
  /** The decade whose first moment this is, such as 1840; null for a decade's other moments. */
  decade: number | null;
}

interface TimelineMoments {
  /** The moments of the amateur society, before the orchestra was professional. */
  society: Moment[];
  orchestra: Moment[];
  /** Decades in which something happened. */
  decades: number[];
}

/** @param milestones oldest first @param thisYear in the Canaries' time zone */
export function timeline(milestones: readonly Milestone[], thisYear: number): TimelineMoments {
  const decades = namedDecades(milestones);
  const moments = milestones.map((milestone, index): Moment => ({
    ...milestone,
    yearsAfter: Math.max(0, (milestones[index + 1]?.year ?? thisYear) - milestone.year),
    decade: decades[index] ?? null,
  }));
  return {
    society: moments.filter(({ year }) => year < professionalSince),
    orchestra: moments.filter(({ year }) => year >= professionalSince),
    decades: decades.filter((decade) => decade !== null),
  };
}
