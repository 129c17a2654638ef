import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import { describe, expect, it } from 'vitest';
import { momentPath } from './decades.ts';
import { sampleMilestone } from '../../testing/sample-milestone.ts';
import { turningPoints } from './turning-points.ts';

describe('turningPoints', () => {
  const years = (milestones: readonly Milestone[]) => turningPoints(milestones).map(({ year }) => year);

  it('returns the first milestone, the orchestra, its last hall and the latest milestone', () => {
    const all = [1845, 1952, 1980, 1987, 1998, 2025].map(sampleMilestone);
    expect(years(all.map((moment) => (moment.year === 1998 ? { ...moment, category: 'hall' } : moment)))).toEqual([
      1845, 1980, 1998, 2025,
    ]);
  });

  it('returns each milestone once', () => expect(years([sampleMilestone(1980)])).toEqual([1980]));
  it('momentPath() leads to the decade of the milestone', () =>
    expect(momentPath(sampleMilestone(1987))).toBe('/explora/historia#decada-1980'));
});
