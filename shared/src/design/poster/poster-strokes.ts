/** The elements of a poster: circles around a source. */

/** Rounds to a tenth of a unit, for small files and the same result in all engines. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A circle around the source. @param width 0 for that of its group @param dash the `stroke-dasharray` */
export function ring(radius: number, width: number, dash?: string): string {
  return `<circle r="${tenth(radius)}"${width ? ` stroke-width="${tenth(width)}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

/** Parallel strokes that fill a ring; `fill` is the share of each row that is inked. */
export function rows(
  { inner, thickness }: { inner: number; thickness: number },
  pitch: number,
  fill: number,
  dash?: (radius: number, stroke: number) => string,
): string {
  const count = Math.max(2, Math.round(thickness / pitch));
  const step = thickness / count;
  const radii = Array.from({ length: count }, (_, i) => inner + (i + 0.5) * step);
  const drawn = radii.map((radius) => ring(radius, 0, dash?.(radius, step * fill)));
  return `<g stroke-width="${tenth(step * fill)}"${dash ? ' stroke-linecap="round"' : ''}>${drawn.join('')}</g>`;
}

/** A ring that is divided into rays. */
export function rays({ inner, thickness }: { inner: number; thickness: number }, pitch: number, fill: number): string {
  const radius = inner + thickness / 2;
  const length = (2 * Math.PI * radius) / Math.max(8, Math.round((2 * Math.PI * radius) / pitch));
  return ring(radius, thickness, `${tenth(length * fill)} ${tenth(length * (1 - fill))}`);
}
