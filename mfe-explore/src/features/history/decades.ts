import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import { historyPath } from '@ofgc/shared/routes/explore/history.ts';

/** The first year of the decade of a moment: 1840 for 1845. */
function decadeOf({ year }: Milestone): number {
  return year - (year % 10);
}

/** The decade at the first moment of each decade, null at its other moments. @param milestones oldest first */
export function namedDecades(milestones: readonly Milestone[]): (number | null)[] {
  return milestones.map((milestone, index) => {
    const decade = decadeOf(milestone);
    const before = milestones[index - 1];
    return before && decadeOf(before) === decade ? null : decade;
  });
}

/** The id of a decade's first moment on the page, for links to it. */
export function decadeAnchor(decade: number): string {
  return `decada-${decade}`;
}

/** The path of the history page with the anchor of the moment's decade, without locale. */
export function momentPath(milestone: Milestone): string {
  return `${historyPath}#${decadeAnchor(decadeOf(milestone))}`;
}
