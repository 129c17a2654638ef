import { coast, type Position } from './map-geography.ts';

/** The drawing's width and height, in its own units. */
export const sheet = { width: 480, height: 360 };

/** The corner of the drawing, and how many of its units a degree is; a degree of longitude is shorter up here. */
const corner: Position = [28.13, -15.449];
const unitsPerLatitude = 70_000;
const unitsPerLongitude = unitsPerLatitude * Math.cos((corner[0] * Math.PI) / 180);

/** Where a position lies on the drawing, in its units: one is about a metre and a half. */
export function onPlan([latitude, longitude]: Position): { x: number; y: number } {
  return {
    x: Math.round((longitude - corner[1]) * unitsPerLongitude),
    y: Math.round((corner[0] - latitude) * unitsPerLatitude),
  };
}

/** A course as the `d` of a path. */
export function courseOnPlan(course: readonly Position[]): string {
  return `M${course
    .map(onPlan)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;
}

/** As the `d` of a path; `land` is all south-east of it. */
export const coastline = courseOnPlan(coast);
export const land = `${coastline}L${sheet.width} 0L${sheet.width} ${sheet.height}L0 ${sheet.height}Z`;
