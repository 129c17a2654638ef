import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import { historyPath } from '@ofgc/shared/routes/explore/history.ts';

/** The first year of the decade of a moment: 1840 for 1845. */
export function decadeOf({ year }: Milestone): number {
  return year - (year % 10);
}

/** Which decade the line of years names at each moment: its own at the first moment of a decade, null inside one. @param milestones oldest first */
export function namedDecades(milestones: readonly Milestone[]): (number | null)[] {
  return milestones.map((milestone, index) => {
    const decade = decadeOf(milestone);
    const before = milestones[index - 1];
    return before && decadeOf(before) === decade ? null : decade;
  });
}

/** The id of a decade's first moment, which the page links to. */
export function decadeAnchor(decade: number): string {
  return `decada-${decade}`;
}

/** The page of the history where a moment stands, without locale. */
export function momentPath(milestone: Milestone): string {
  return `${historyPath}#${decadeAnchor(decadeOf(milestone))}`;
}
