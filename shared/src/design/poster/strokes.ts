/** All a poster is made of: circles around a source. */

/** To a tenth of a unit: small files, and no difference between engines. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A circle around the source. @param width 0: that of its group @param dash as `stroke-dasharray` has it */
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

/** One ring cut into rays. */
export function rays({ inner, thickness }: { inner: number; thickness: number }, pitch: number, fill: number): string {
  const radius = inner + thickness / 2;
  const length = (2 * Math.PI * radius) / Math.max(8, Math.round((2 * Math.PI * radius) / pitch));
  return ring(radius, thickness, `${tenth(length * fill)} ${tenth(length * (1 - fill))}`);
}
