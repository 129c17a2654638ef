import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { granCanariaCoast } from './gran-canaria.ts';
import { mapProjection, smoothOutline } from './map-projection.ts';

const project = mapProjection({
  corner: { latitude: 28.21, longitude: -15.86 },
  unitsPerLatitude: 960,
  unitsPerLongitude: 960 * Math.cos((28 * Math.PI) / 180),
});

it('mapProjection has north above and east to the right, starting at the corner', () => {
  expect(project({ latitude: 28.21, longitude: -15.86 })).toEqual({ x: 0, y: 0 });
  const [galdar, mogan, telde] = [
    project({ latitude: 28.144, longitude: -15.65 }),
    project({ latitude: 27.884, longitude: -15.725 }),
    project({ latitude: 27.995, longitude: -15.416 }),
  ];
  expect(galdar.y).toBeLessThan(mogan.y);
  expect(mogan.x).toBeLessThan(telde.x);
});

it('smoothOutline draws a closed line through the middles of the sides', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(smoothOutline(square)).toBe('M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Z');
});

it('the outline of the island is drawn as published', () => {
  const outline = smoothOutline(granCanariaCoast.map(project));
  expect(createHash('sha256').update(outline).digest('hex').slice(0, 12)).toBe('9c342bcd4f75');
});
