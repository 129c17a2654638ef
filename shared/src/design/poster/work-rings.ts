import type { PosterEvent, Random } from './poster-types.ts';
import { pick, seeded } from './seeded.ts';
import { farthest, layOut, outside, type PlacedWork, type Point, type Sheet, sheetOf } from './sheet-layout.ts';

/** The possible sources of the first half, in sheet units; the second half's source is point-symmetrical. */
export const sources: [Point, ...Point[]] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0],
  [0.5, 1],
  [0.25, 1],
  [0.75, 0],
  [0.12, -0.25],
  [0.88, 1.25],
];

/** The minutes of music that fill the sheet. Constant, so that a school concert looks short beside a gala. */
const minutesAcross = 106;

/** A work on the sheet: a ring around one of the two sources. */
export interface Ring {
  work: PlacedWork;
  centre: Point;
  inner: number;
  thickness: number;
}

/** Computes the sources and the thickness of each work's ring. @param random seeded by the event's id, not used before */
export function placeRings(
  { programme, source }: Pick<PosterEvent, 'programme' | 'source'>,
  sheet: Sheet,
  random: Random,
): { shores: [Point, Point]; rings: Ring[] } {
  const { width, height } = sheet;
  const own = sheet.isSlim || pick(sources, random);
  const [sx, sy] = own === true ? [0, 0.5] : (sources[source ?? -1] ?? own);
  const shores: [Point, Point] = [
    [sx * width, sy * height],
    [width - sx * width, height - sy * height],
  ];
  const works = layOut(programme);
  const start = outside(shores[0], sheet);
  const reach = works.some((work) => work.half === 1)
    ? Math.hypot(shores[1][0] - shores[0][0], shores[1][1] - shores[0][1]) - 2 * start
    : farthest(shores[0], sheet) - start;
  const minutes = works.reduce((sum, work) => sum + work.minutes, 0);
  const scale = reach / Math.max(minutesAcross, minutes + 4);
  const rings = works.map((work) => ({
    work,
    centre: shores[work.half],
    inner: start + work.from * scale,
    thickness: work.minutes * scale,
  }));
  return { shores, rings };
}

/** The rings that `programmePoster` draws on a sheet of this size, in the order of the programme. */
export function ringsOf(
  event: Pick<PosterEvent, 'id' | 'programme' | 'source'>,
  width: number,
  height: number,
): Ring[] {
  return placeRings(event, sheetOf(width, height), seeded(event.id)).rings;
}
