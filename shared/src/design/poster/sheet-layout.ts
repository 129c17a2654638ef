import type { PosterItem } from './poster-types.ts';

export type Point = [x: number, y: number];

export interface Sheet {
  width: number;
  height: number;
  isSlim: boolean;
}

/** A sheet that is wider than 5 : 1 is the slim band. */
export const sheetOf = (width: number, height: number): Sheet => ({ width, height, isSlim: width > height * 5 });

/** A work with its half of the concert (0 or 1) and the minutes between the half's source and the work. */
export type PlacedWork = Extract<PosterItem, { kind: 'work' }> & { half: 0 | 1; from: number };

/** Places the works by minutes from their source: the first half from its start, the second backwards from the end. */
export function layOut(programme: readonly PosterItem[]): PlacedWork[] {
  const works: PlacedWork[] = [];
  let half: 0 | 1 = 0;
  for (const item of programme) {
    if (item.kind === 'interval') half = 1;
    else works.push({ ...item, half, from: 0 });
  }
  for (const side of [works.filter((work) => work.half === 0), works.filter((work) => work.half === 1).toReversed()]) {
    let from = 0;
    for (const work of side) {
      work.from = from;
      from += work.minutes;
    }
  }
  return works;
}

/** The distance by which a source is outside the sheet. */
export const outside = ([x, y]: Point, { width, height }: Sheet): number => Math.max(0, -x, x - width, -y, y - height);

/** The distance from a source to the sheet's farthest corner. */
export const farthest = ([x, y]: Point, { width, height }: Sheet): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
