import { describe, expect, it } from 'vitest';
import { islandPath, islandSheet, onIsland, placesOnIsland } from './island.ts';

describe('the drawn island', () => {
  it('is one closed line within its sheet', () => {
    expect(islandPath).toMatch(/^M.*Z$/);
    const numbers = islandPath.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(Math.max(...numbers)).toBeLessThan(Math.max(islandSheet.width, islandSheet.height));
    expect(islandPath).not.toContain('-');
  });

  it('has north at the top and east on the right', () => {
    const [guia, telde] = [
      onIsland({ latitude: 28.14, longitude: -15.63 }),
      onIsland({ latitude: 27.99, longitude: -15.42 }),
    ];
    expect(guia.y).toBeLessThan(telde.y);
    expect(guia.x).toBeLessThan(telde.x);
  });

  it('spreads the numbers of places in the same town, and keeps their positions', () => {
    const town = { latitude: 28.128, longitude: -15.446 };
    const spots = placesOnIsland([town, town, town], 34);
    for (const { x, y } of spots) expect({ x, y }).toEqual(onIsland(town));
    const numbers = spots.map(({ numberX }) => numberX);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const [index, x] of numbers.entries())
      if (index > 0) expect(x - (numbers[index - 1] ?? 0)).toBeGreaterThanOrEqual(34);
  });
});
