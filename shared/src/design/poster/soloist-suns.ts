import { soloistsIn } from './instrumentation.ts';
import type { Random } from './poster-types.ts';
import type { PlacedWork, Point, Sheet } from './sheet-layout.ts';
import { pick } from './seeded.ts';
import { tenth } from './poster-strokes.ts';

interface Orbit {
  centre: Point;
  radius: number;
  thickness: number;
}

/** A disc for each soloist, as wide as the work's ring, or smaller where it would otherwise not fit on the sheet. */
export function drawSuns(
  work: PlacedWork,
  { centre: [cx, cy], radius: orbit, thickness }: Orbit,
  sheet: Sheet,
  random: Random,
): string {
  const { width, height, isSlim } = sheet;
  const count = soloistsIn(work.forces);
  if (!count) return '';
  const share = count > 2 ? 0.55 : count > 1 ? 0.8 : 1;
  const largest = Math.min(thickness / 2, isSlim ? height * 0.34 : Math.min(width, height) * 0.17) * share;
  const place = (angle: number, radius: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const shift = (i - (count - 1) / 2) * radius * 2.5;
      if (isSlim) return [cx + (cx ? -orbit : orbit) + shift, cy];
      return [cx + orbit * Math.cos(angle + shift / orbit), cy + orbit * Math.sin(angle + shift / orbit)];
    });
  const fits = (radius: number) => (discs: Point[]) =>
    discs.every(([x, y]) => Math.min(x, width - x, y, height - y) > radius * 1.15);
  const placesFor = (size: number) =>
    Array.from({ length: 48 }, (_, i) => place((i * Math.PI) / 24, size)).filter(fits(size));

  let radius = largest;
  let places = placesFor(radius);
  while (!places.length && radius > largest * 0.3) {
    radius *= 0.9;
    places = placesFor(radius);
  }
  const [first, ...others] = places;
  const discs = first ? pick([first, ...others], random) : place(Math.atan2(height / 2 - cy, width / 2 - cx), radius);
  return discs.map(([x, y]) => `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}"/>`).join('');
}
