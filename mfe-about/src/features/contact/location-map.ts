import { mapProjection, type Point } from '@ofgc/shared/maps/map-projection.ts';
import { coast, type Coordinates } from './map-geography.ts';

/** The drawing's width and height, in its own units. */
export const viewBox = { width: 480, height: 360 };

const unitsPerLatitude = 70_000;
const onMap = mapProjection({
  corner: { latitude: 28.13, longitude: -15.449 },
  unitsPerLatitude,
  unitsPerLongitude: unitsPerLatitude * Math.cos((28.13 * Math.PI) / 180),
});

/** A position on the drawing, in its units of about 1.6 metres. */
export function project([latitude, longitude]: Coordinates): Point {
  return onMap({ latitude, longitude });
}

/** A course as the `d` of a path. */
export function projectPath(course: readonly Coordinates[]): string {
  return `M${course
    .map(project)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;
}

/** The coastline as the `d` of a path; `land` is everything south-east of it. */
export const coastline = projectPath(coast);
export const land = `${coastline}L${viewBox.width} 0L${viewBox.width} ${viewBox.height}L0 ${viewBox.height}Z`;
