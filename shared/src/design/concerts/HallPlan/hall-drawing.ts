import type { HallPlan } from '../../../domain/venues/hall-plan.schema.ts';

/** The width of a row's stroke, in rows; the rest is the aisle between two rows. */
const rowWidth = 0.72;
/** The margin around the drawing, in rows. */
const margin = 2;
/** The radius of the platform, a disc around the common centre of all rows. */
export const stageRadius = 8.5;

/** The textures of the zones' rows, by which zones are distinguishable without colours; the same as those of the posters. */
export const zoneTextures = ['solid', 'dashes', 'dots', 'line', 'ticks'] as const;
export type ZoneTexture = (typeof zoneTextures)[number];

export interface Stroke {
  width: number;
  /** SVG's `stroke-dasharray`; undefined for a solid line. */
  dashes?: string;
  isRound?: boolean;
}

/** The stroke of a row in a zone's texture. @param length of the row, in rows */
export function textureStroke(texture: ZoneTexture, length: number): Stroke {
  switch (texture) {
    case 'solid':
      return { width: rowWidth };
    case 'dashes':
      return { width: rowWidth, dashes: fitted(length, 1.7, 0.55) };
    case 'dots':
      return { width: rowWidth, dashes: fitted(length, 0, 1.05), isRound: true };
    case 'line':
      return { width: 0.24 };
    case 'ticks':
      return { width: rowWidth, dashes: fitted(length, 0.24, 0.42) };
  }
}

/** A zone's texture, by the zone's position in the hall's order. */
export function zoneTexture(zones: readonly string[], zone: string): ZoneTexture {
  return zoneTextures[zones.indexOf(zone) % zoneTextures.length] ?? 'solid';
}

/** Dashes and gaps of about the given lengths, adjusted so that a dash is at both ends of the row. */
function fitted(length: number, dash: number, gap: number): string {
  const gaps = Math.max(1, Math.round((length - dash) / (dash + gap)));
  return `${hundredth(dash)} ${hundredth((length - dash * (gaps + 1)) / gaps)}`;
}

const tenth = (value: number) => String(Math.round(value * 10) / 10 || 0);
const hundredth = (value: number) => String(Math.round(value * 100) / 100 || 0);

/** The point at an angle (0: the back of the hall, below; 90: the right) and a distance from the platform's middle. */
function pointAt(angle: number, radius: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: radius * Math.cos(turn) };
}

const coordinates = ({ x, y }: { x: number; y: number }) => `${tenth(x)} ${tenth(y)}`;

export interface DrawnRow extends Stroke {
  zone: string;
  texture: ZoneTexture;
  /** An SVG path. */
  path: string;
}

interface HallDrawing {
  viewBox: string;
  rows: DrawnRow[];
  /** The positions of the zones' names: in the middle of each group of rows. */
  marks: { zone: string; x: number; y: number }[];
}

/**
 * Draws a hall from its data: every row is an arc around the platform, every zone has its own texture.
 * @param plan the hall's blocks; the drawing's unit is the distance of two rows
 * @param zones keys in the hall's order; the order gives each its texture
 */
export function hallDrawing(plan: HallPlan, zones: readonly string[]): HallDrawing {
  const rows: DrawnRow[] = [];
  const marks: HallDrawing['marks'] = [];
  const edges = [pointAt(-90, stageRadius), pointAt(90, stageRadius), pointAt(180, stageRadius)];
  for (const { from, to, radius, rows: groups } of plan.blocks) {
    let next = radius;
    for (const { zone, seats } of groups) {
      const texture = zoneTexture(zones, zone);
      for (const [index] of seats.entries()) {
        const distance = next + index;
        const length = (distance * (to - from) * Math.PI) / 180;
        const [start, end] = [pointAt(from, distance), pointAt(to, distance)];
        const isLarge = to - from > 180 ? 1 : 0;
        rows.push({
          zone,
          texture,
          path: `M${coordinates(start)}A${tenth(distance)} ${tenth(distance)} 0 ${isLarge} 0 ${coordinates(end)}`,
          ...textureStroke(texture, length),
        });
        edges.push(start, end, pointAt((from + to) / 2, distance));
      }
      const middle = pointAt((from + to) / 2, next + (seats.length - 1) / 2);
      marks.push({ zone, x: Number(tenth(middle.x)), y: Number(tenth(middle.y)) });
      next += seats.length;
    }
  }
  const [xs, ys] = [edges.map(({ x }) => x), edges.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return { viewBox: [left, top, width, height].map(tenth).join(' '), rows, marks };
}
