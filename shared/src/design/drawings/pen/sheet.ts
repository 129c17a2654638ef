import { type Crop, crops, type PaletteName } from '../drawing-names.ts';
import { rhythmOf } from './name-rhythm.ts';
import { type Colours, palettes, sun } from './palettes.ts';
import { coordinates, disc, type Point, polar, tenth } from './strokes.ts';

/** The point that sounds, with its radius. */
type Spot = readonly [x: number, y: number, radius: number];

/** Lays the local point `at` on this fraction of the sheet, `k` times as large, turned by `turn` degrees. */
interface View {
  at: Point;
  to?: Point;
  k: number;
  turn?: number;
}

export interface DrawingOptions {
  crop?: Crop;
  palette?: PaletteName;
  /** Whose portrait it is: a conductor's stroke has the rhythm of the name. */
  person?: string;
  /** Which of the closer views of a card; 0 is the whole. */
  view?: number;
  /** Mirrored. Only for what stays true in a mirror. */
  flip?: boolean;
  /** How many beats a conductor's bar has. */
  beat?: number;
  /** How many tickets. */
  count?: number;
  /** A date that moved in the calendar. */
  moved?: boolean;
}

export interface Subject {
  palette: PaletteName;
  art: (colours: Colours, options: DrawingOptions) => string;
  sun?: Spot | ((options: DrawingOptions) => Spot);
  /** The sun rises from behind. */
  sunUnder?: boolean;
  /** Without rings: the art has its own. */
  calm?: boolean;
  /** Whose vowels are the rings where it is no portrait; otherwise its name. */
  rhythm?: string;
  views: Record<'card' | 'square' | 'band', View>;
  /** Other views of a card, so that players of the same instrument look different. */
  closer?: readonly View[];
}

/**
 * One flat ground, one strong body, one second ink, one sun at the point that sounds, and quiet rings that leave it.
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

/** The closer views belong to cards; numbers past the last begin anew. */
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

/** Whether a ring lies on the sheet for an eighth of its way: of less only slivers in the corners are left. */
function isSeen(centre: Point, radius: number, [width, height]: Point): boolean {
  const degrees = Array.from({ length: 72 }, (_, step) => step * 5);
  const seen = degrees.map((angle) => polar(...centre, radius, angle));
  return seen.filter(([x, y]) => x > 0 && x < width && y > 0 && y < height).length > 9;
}
