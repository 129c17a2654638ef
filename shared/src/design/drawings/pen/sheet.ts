import { type Crop, crops, type PaletteName } from '../drawing-names.ts';
import { rhythmOf } from './name-rhythm.ts';
import { type Colours, palettes, sun } from './palettes.ts';
import { coordinates, disc, type Point, polar, tenth } from './strokes.ts';

/** The point from which the sound comes, with the radius of the sun there. */
type Spot = readonly [x: number, y: number, radius: number];

/** Places the local point `at` at this fraction of the sheet, scaled by `k` and turned by `turn` degrees. */
interface View {
  at: Point;
  to?: Point;
  k: number;
  turn?: number;
}

export interface DrawingOptions {
  crop?: Crop;
  palette?: PaletteName;
  /** The person of a portrait: a conductor's stroke has the rhythm of the name. */
  person?: string;
  /** The number of a card's closer view; 0 is the whole. */
  view?: number;
  /** Mirrors the drawing; only for subjects that are still correct when mirrored. */
  flip?: boolean;
  /** The number of beats in a conductor's bar. */
  beat?: number;
  /** The number of tickets. */
  count?: number;
  /** Whether the calendar shows a date that was moved. */
  moved?: boolean;
}

export interface Subject {
  palette: PaletteName;
  art: (colours: Colours, options: DrawingOptions) => string;
  sun?: Spot | ((options: DrawingOptions) => Spot);
  /** Draws the sun behind the art. */
  sunUnder?: boolean;
  /** Draws no rings, as the art has its own. */
  calm?: boolean;
  /** The word whose vowels are the rings if it is not a portrait; by default the subject's name. */
  rhythm?: string;
  views: Record<'card' | 'square' | 'band', View>;
  /** Other views of a card, so that players of the same instrument look different. */
  closer?: readonly View[];
}

/**
 * Draws a sheet: a flat ground, a strong body, a second ink, a sun at the point from which the sound comes, and quiet rings around it.
 * Pure: the same options give the same SVG. @param rhythm a name whose vowels are the rings @returns an svg element as text
 */
export function drawSheet(subject: Subject, options: DrawingOptions, rhythm: string): string {
  const { crop = 'card', palette = subject.palette, flip = false } = options;
  const [width, height] = crops[crop];
  const colours = palettes[palette];
  const { at, to = [0.5, 0.5], k, turn = 0 } = viewOf(subject, crop, options.view ?? 0);
  const shorter = Math.min(width, height);
  const scale = (k * shorter) / (crop === 'square' || crop === 'wide' ? 400 : 320);
  const target: Point = [to[0] * width, to[1] * height];
  const onSheet = (x: number, y: number): Point => {
    const [angle, dx, dy] = [(turn * Math.PI) / 180, (x - at[0]) * scale, (y - at[1]) * scale];
    return [
      target[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
      target[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
  };
  const art = `<g transform="translate(${coordinates(target)})${turn ? `rotate(${turn})` : ''}scale(${Math.round(scale * 1e4) / 1e4})translate(${coordinates([-at[0], -at[1]])})">${subject.art(colours, options)}</g>`;
  const spot = typeof subject.sun === 'function' ? subject.sun(options) : subject.sun;
  const { disc: risen, rings } = spot
    ? drawSun(onSheet(spot[0], spot[1]), spot[2] * scale, {
        sheet: [width, height],
        reach: shorter * 0.86,
        rhythm: subject.calm ? undefined : rhythm,
        quiet: colours[3],
      })
    : { disc: '', rings: '' };
  const inner = rings + (subject.sunUnder ? risen + art : art + risen);
  const drawn = flip ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${inner}</g>` : inner;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colours[0]}"/>${drawn}</svg>`;
}

/** Only cards have closer views; numbers after the last view start again. */
function viewOf({ views, closer = [] }: Subject, crop: Crop, view: number): View {
  if (crop === 'card') return [views.card, ...closer][view % (1 + closer.length)] ?? views.card;
  return views[crop === 'wide' ? 'square' : crop];
}

function drawSun(
  centre: Point,
  radius: number,
  { sheet, reach, rhythm, quiet }: { sheet: Point; reach: number; rhythm: string | undefined; quiet: string },
): { disc: string; rings: string } {
  const [x, y] = centre.map(tenth);
  const rings = rhythm
    ? rhythmOf(rhythm)
        .map(([from, width]) => [radius * 1.25 + from * reach, width * reach * 0.5] as const)
        .filter(([ring]) => isSeen(centre, ring, sheet))
        .map(([ring, width]) => `<circle cx="${x}" cy="${y}" r="${tenth(ring)}" stroke-width="${tenth(width)}"/>`)
    : [];
  return {
    disc: disc(sun, ...centre, radius),
    rings: rhythm ? `<g fill="none" stroke="${quiet}">${rings.join('')}</g>` : '',
  };
}

/** Whether at least an eighth of a ring is on the sheet: less would show only slivers in the corners. */
function isSeen(centre: Point, radius: number, [width, height]: Point): boolean {
  const degrees = Array.from({ length: 72 }, (_, step) => step * 5);
  const seen = degrees.map((angle) => polar(...centre, radius, angle));
  return seen.filter(([x, y]) => x > 0 && x < width && y > 0 && y < height).length > 9;
}
