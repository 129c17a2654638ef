import { describe, expect, it } from 'vitest';
import { sampleMilestone } from '../../testing/sample-milestone.ts';
import { timeline } from './timeline.ts';

const line = (years: number[]) => timeline(years.map(sampleMilestone), 2026);

describe('timeline', () => {
  it('counts the years between milestones and to the present year', () => {
    const { society, orchestra } = line([1845, 1868, 1980, 1981, 2025]);
    expect(society.map(({ yearsAfter }) => yearsAfter)).toEqual([23, 112]);
    expect(orchestra.map(({ yearsAfter }) => yearsAfter)).toEqual([1, 44, 1]);
  });

  it('separates society and orchestra at 1980', () => {
    const { society, orchestra } = line([1979, 1980]);
    expect([society.map(({ year }) => year), orchestra.map(({ year }) => year)]).toEqual([[1979], [1980]]);
  });

  it('names each decade once, at its first milestone', () => {
    const { decades, orchestra } = line([1980, 1987, 1989, 1994, 1998, 2000]);
    expect(decades).toEqual([1980, 1990, 2000]);
    expect(orchestra.map(({ decade }) => decade)).toEqual([1980, null, null, 1990, null, 2000]);
  });

  it('counts 0 years after a milestone of the present year', () =>
    expect(line([2026]).orchestra[0]?.yearsAfter).toBe(0));
});
