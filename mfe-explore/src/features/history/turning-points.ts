import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import { professionalSince } from './timeline.ts';

/** Four moments for the landing page: the first of all, the professional orchestra's first, the latest hall, and the latest of all. */
export function turningPoints(milestones: readonly Milestone[]): Milestone[] {
  const points = [
    milestones[0],
    milestones.find(({ year }) => year >= professionalSince),
    milestones.findLast(({ category }) => category === 'hall'),
    milestones.at(-1),
  ].filter((milestone) => milestone !== undefined);
  return [...new Set(points)];
}
