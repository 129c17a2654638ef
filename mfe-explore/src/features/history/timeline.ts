import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import { historyPath } from '@ofgc/shared/routes/explore/history.ts';

/** Without locale. */

/** The year in which the professional orchestra followed the amateur society (api/content/history.json). */
const professionalSince = 1980;

export interface Moment extends Milestone {
  /** Years until the next moment, or until this year after the last one. */
  yearsAfter: number;
  /** The decade that begins with this moment on the page: 1840; null inside a decade. */
  decade: number | null;
}

export interface Timeline {
  /** The society, before the orchestra was professional. */
  society: Moment[];
  orchestra: Moment[];
  /** Decades in which something happened. */
  decades: number[];
}

/** @param milestones oldest first @param thisYear in the Canaries' time zone */
export function timeline(milestones: readonly Milestone[], thisYear: number): Timeline {
  const moments = milestones.map((milestone, index): Moment => {
    const decade = decadeOf(milestone);
    const before = milestones[index - 1];
    return {
      ...milestone,
      yearsAfter: Math.max(0, (milestones[index + 1]?.year ?? thisYear) - milestone.year),
      decade: before && decadeOf(before) === decade ? null : decade,
    };
  });
  return {
    society: moments.filter(({ year }) => year < professionalSince),
    orchestra: moments.filter(({ year }) => year >= professionalSince),
    decades: moments.flatMap(({ decade }) => decade ?? []),
  };
}

/** The id of a decade's first moment, which the page links to. */
export function decadeAnchor(decade: number): string {
  return `decada-${decade}`;
}

function decadeOf({ year }: Milestone): number {
  return year - (year % 10);
}

/** Four moments, for the landing page: the first, the orchestra's first, its latest hall, the latest. */
export function turningPoints(milestones: readonly Milestone[]): Milestone[] {
  const points = [
    milestones[0],
    milestones.find(({ year }) => year >= professionalSince),
    milestones.findLast(({ category }) => category === 'hall'),
    milestones.at(-1),
  ].filter((milestone) => milestone !== undefined);
  return [...new Set(points)];
}

/** The page of the history where a moment stands, without locale. */
export function momentPath(milestone: Milestone): string {
  return `${historyPath}#${decadeAnchor(decadeOf(milestone))}`;
}
