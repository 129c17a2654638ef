import { describe, expect, it } from 'vitest';
import { countFacets } from './facets.ts';

const choices = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const rows = [
  { id: 1, values: { colour: ['red', 'blue'], size: ['small'] } },
  { id: 1, values: { colour: ['red'], size: ['large'] } },
  { id: 2, values: { colour: ['blue'], size: ['large'] } },
];
const options = { colour: choices('red', 'blue', 'green'), size: choices('small', 'large') };

describe('countFacets', () => {
  it('counts things, not rows, and keeps options without results', () => {
    expect(countFacets({ rows, chosen: {}, options }).colour).toEqual([
      { value: 'red', label: 'RED', count: 1 },
      { value: 'blue', label: 'BLUE', count: 2 },
      { value: 'green', label: 'GREEN', count: 0 },
    ]);
  });

  it('leaves the other filters in force, but not its own', () => {
    const facets = countFacets({ rows, chosen: { colour: 'red', size: 'large' }, options });
    expect(facets.colour.map(({ count }) => count)).toEqual([1, 1, 0]);
    expect(facets.size.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('ignores the filters that a facet replaces, and rows outside its scope', () => {
    const colours = countFacets<'colour' | 'size', (typeof rows)[number]>({
      rows,
      chosen: { size: 'small' },
      options,
      replaces: { colour: ['size'] },
    }).colour;
    expect(colours.map(({ count }) => count)).toEqual([1, 2, 0]);
    expect(
      countFacets({ rows, chosen: {}, options, counts: (_, row) => row.id === 2 }).colour.map(({ count }) => count),
    ).toEqual([0, 1, 0]);
  });
});
