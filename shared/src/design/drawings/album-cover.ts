import { pick, seeded } from '../poster/seeded.ts';
import type { PaletteName } from './drawing-names.ts';
import { palettes, sun } from './pen/palettes.ts';
import { arc, fill, line, tenth } from './pen/strokes.ts';

interface CoverWork {
  minutes: number;
  /** Whether the work has a soloist. */
  isSolo: boolean;
}

const angles: [number, ...number[]] = [-68, -45, -23, 0, 23, 45, 68, 90];
const size = 400;
/** The radii of the record's rim and label. */
const rim = 176;
const label = 52;

/** Divides the works into two sides, as evenly as their order allows; a single work fills both. */
function sidesOf(works: readonly CoverWork[]): (readonly CoverWork[])[] {
  if (works.length < 2) return [works, works];
  const minutes = (list: readonly CoverWork[]) => list.reduce((sum, work) => sum + work.minutes, 0);
  const unevenness = (cut: number) => Math.abs(minutes(works) / 2 - minutes(works.slice(0, cut)));
  const cuts = works.slice(1).map((_, index) => index + 1);
  const best = cuts.reduce((chosen, cut) => (unevenness(cut) < unevenness(chosen) ? cut : chosen), 1);
  return [works.slice(0, best), works.slice(best)];
}

/**
 * Draws a cover: a record seen from above, cut into two sides that are shifted along the cut. A work is a band of grooves, as wide as
 * its minutes, from the rim inwards: fine grooves for the orchestra, broad ones for a soloist, on whose side the sun is the label.
 * @param id seeds the angle and the shift @returns a square svg element as text
 */
export function albumCover(id: string, works: readonly CoverWork[], palette: PaletteName): string {
  const random = seeded(`album ${id}`);
  const [ground, body, second, quiet] = palettes[palette];
  const angle = pick(angles, random);
  const slip = (random() < 0.5 ? -1 : 1) * label * (0.5 + random() * 0.5);
  const sides = sidesOf(works);
  const longest = Math.max(1, ...sides.map((side) => side.reduce((sum, work) => sum + work.minutes, 0)));
  const scale = (rim - label - 10) / longest;
  const halves = sides.map((side, index) => {
    const turn = [index * 180, index * 180 + 180] as const;
    const half = (radius: number, colour: string) => fill(colour, `${arc(0, 0, radius, turn)}Z`);
    let at = rim;
    let bands = '';
    for (const [number, { minutes, isSolo }] of side.entries()) {
      const width = Math.max(1, minutes * scale - 3);
      const count = Math.max(1, Math.round(width / (isSolo ? 9 : 4)));
      const outer = at;
      const grooves = Array.from({ length: count - 1 }, (_, n) => arc(0, 0, outer - ((n + 1) * width) / count, turn));
      bands += line((number + index) % 2 ? second : body, width, arc(0, 0, at - width / 2, turn));
      if (grooves.length) bands += line(ground, isSolo ? 3 : 0.9, grooves.join(''));
      at -= width + 3;
    }
    const centre = side.some(({ isSolo }) => isSolo) ? sun : quiet;
    return `<g transform="translate(${tenth((index ? -1 : 1) * slip)} 0)">${half(Math.max(at, label), body)}${bands}${half(label, centre)}${half(6, ground)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${ground}"/><g transform="translate(200 200)rotate(${angle})">${halves.join('')}</g></svg>`;
}
