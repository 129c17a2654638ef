/** The elements of drawings: filled outlines, lines, discs, rings and boxes, each an SVG element as text. */

export type Point = readonly [x: number, y: number];

/** Rounds to a tenth of a unit, for small files. */
export const tenth = (n: number): number => Math.round(n * 10) / 10 || 0;
/** Numbers for a path, rounded to a tenth of a unit: `12.3 4`. */
export const coordinates = (points: readonly number[]): string => points.map(tenth).join(' ');

export const rounded = ' stroke-linecap="round" stroke-linejoin="round"';

/** A filled outline. @param d the attribute of a path */
export const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;
/** A stroke without filling. @param width in units of the drawing @param more attributes, with the space before them */
export const line = (colour: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${tenth(width)}" d="${d}"${more}/>`;
/** A filled circle around `x`, `y`, in units of the drawing. */
export const disc = (colour: string, x: number, y: number, r: number): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${colour}"/>`;
/**
 * A filled rectangle with its upper left corner at `x`, `y`.
 * @param corner the radius of its corners; 0 for sharp corners
 */
export const box = (colour: string, x: number, y: number, width: number, height: number, corner = 0): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"${corner ? ` rx="${tenth(corner)}"` : ''} fill="${colour}"/>`;

interface Ring {
  width: number;
  centre: Point;
  radius: number;
  /** Attributes, with the space before them. */
  more?: string;
}
/** The outline of a circle, half of its width on either side of the radius. */
export const ring = (colour: string, { width, centre: [x, y], radius, more = '' }: Ring): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"${more}/>`;

/** Many discs of the same size as one path, for small files. */
export const dots = (colour: string, radius: number, points: readonly Point[]): string =>
  line(colour, 2 * radius, points.map((point) => `M${coordinates(point)}h0`).join(''), ' stroke-linecap="round"');

/** A tube that passes over others: an edge in the colour of the ground separates them. */
export const tube = ([ground, colour]: readonly [string, string], width: number, d: string, edge = 5): string =>
  line(ground, width + 2 * edge, d) + line(colour, width, d);

/** A closed outline, symmetrical about x = 0, from its right half: a point, then Bézier curves of three points each. */
export function mirrored([start, ...curves]: Outline): string {
  const ends = [start, ...curves.map(([, , , , x, y]): Point => [x, y])];
  const right = curves.map((curve) => `C${coordinates(curve)}`).join('');
  const left = curves
    .map(([ax, ay, bx, by], index) => {
      const [x, y] = ends[index] ?? start;
      return `C${coordinates([-bx, by, -ax, ay, -x, y])}`;
    })
    .toReversed()
    .join('');
  const [endX, endY] = ends.at(-1) ?? start;
  return `M${coordinates(start)}${right}${endX ? `L${coordinates([-endX, endY])}` : ''}${left}Z`;
}
type Curve = readonly [number, number, number, number, number, number];
export type Outline = readonly [Point, ...Curve[]];

/** A point on a circle. @param degrees 0 to the right, clockwise as SVG turns */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

/** An arc as a path, clockwise from one angle to another, in degrees. */
export function arc(cx: number, cy: number, radius: number, [from, to]: readonly [number, number]): string {
  const size = `${tenth(radius)} ${tenth(radius)}`;
  return `M${coordinates(polar(cx, cy, radius, from))}A${size} 0 ${to - from > 180 ? 1 : 0} 1 ${coordinates(polar(cx, cy, radius, to))}`;
}

/** Makes an array by calling `make` with each number from 0 to `count` − 1. */
export const range = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
