import { granCanariaCoast } from '@ofgc/shared/maps/gran-canaria.ts';
import { mapProjection, type Point, type Position, smoothOutline } from '@ofgc/shared/maps/map-projection.ts';

/** The drawing's width and height, in its own units. */
export const islandSheet = { width: 480, height: 480 };

/** Converts a position on earth into units of the drawing. */
export const onIsland = mapProjection({
  corner: { latitude: 28.21, longitude: -15.86 },
  unitsPerLatitude: 960,
  unitsPerLongitude: 960 * Math.cos((28 * Math.PI) / 180),
});

/** The coast as the `d` of a path. */
export const islandPath = smoothOutline(granCanariaCoast.map(onIsland));

/** A place on the drawing, and the position of its number. */
export interface Spot extends Point {
  numberX: number;
  numberY: number;
}

/**
 * Places on the drawing. A number is drawn on its place; numbers of places in one town, which would overlap, are moved eastwards.
 * @param apart the least distance between numbers, in units of the drawing
 */
export function placesOnIsland(places: readonly Position[], apart = 34): Spot[] {
  const put: Spot[] = [];
  for (const place of places) {
    const { x, y } = onIsland(place);
    const spot = { x, y, numberX: x, numberY: y };
    while (put.some(({ numberX, numberY }) => Math.hypot(numberX - spot.numberX, numberY - spot.numberY) < apart))
      spot.numberX += 6;
    put.push(spot);
  }
  return put;
}
