import { coast, type Position } from './map-geography.ts';

/** The drawing's width and height, in its own units. */
export const viewBox = { width: 480, height: 360 };

/** The north-west corner of the drawing, and its units per degree; a degree of longitude is shorter by the cosine of the latitude. */
const corner: Position = [28.13, -15.449];
const unitsPerLatitude = 70_000;
const unitsPerLongitude = unitsPerLatitude * Math.cos((corner[0] * Math.PI) / 180);

/** A position on the drawing, in its units of about 1.6 metres. */
export function project([latitude, longitude]: Position): { x: number; y: number } {
  return {
    x: Math.round((longitude - corner[1]) * unitsPerLongitude),
    y: Math.round((corner[0] - latitude) * unitsPerLatitude),
  };
}

/** A course as the `d` of a path. */
export function projectPath(course: readonly Position[]): string {
  return `M${course
    .map(project)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;
}

/** As the `d` of a path; `land` is all south-east of it. */
export const coastline = projectPath(coast);
export const land = `${coastline}L${viewBox.width} 0L${viewBox.width} ${viewBox.height}L0 ${viewBox.height}Z`;
