import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import { professionalSince } from './timeline.ts';

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
