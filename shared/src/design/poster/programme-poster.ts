import { familyOf } from './instrumentation.ts';
import { coloursOf } from './poster-palettes.ts';
import type { PosterEvent, PosterMode } from './poster-types.ts';
import { placeRings } from './work-rings.ts';
import { seeded } from './seeded.ts';
import { sheetOf } from './sheet-layout.ts';
import { tenth } from './poster-strokes.ts';
import { drawSuns } from './soloist-suns.ts';
import { textures } from './family-textures.ts';

interface PosterOptions {
  width?: number;
  height?: number;
  mode?: PosterMode;
}

/**
 * The poster "Marea": rings of sound around a source. Each work is a ring as thick as its minutes; the works after the interval
 * are around a second source on the opposite side. Pure: the same event gives the same SVG everywhere.
 * Do not change it: any change would give every concert another picture.
 * @param options the size in units of the drawing, 320 × 400 by default; a sheet wider than 5 : 1 is the slim band
 * @returns an svg element as text, without role or name
 */
export function programmePoster(
  event: PosterEvent,
  { width = 320, height = 400, mode = 'day' }: PosterOptions = {},
): string {
  const random = seeded(event.id);
  const { palette, sun } = coloursOf(event, mode);
  const sheet = sheetOf(width, height);
  const unit = sheet.isSlim ? height / 29 : Math.min(width, height) / 320;

  const { shores, rings: placed } = placeRings(event, sheet, random);

  const plainInks: [string, string, string] = [palette[2], palette[3], palette[1]];
  let ink = Math.floor(random() * 2);
  const halves: [string, string] = ['', ''];
  let suns = '';
  for (const { work, inner, thickness } of placed) {
    const family = familyOf(work.forces);
    const colour = family === 'tutti' ? plainInks[ink++ % 3] : palette[1];
    halves[work.half] += `<g stroke="${colour}">${textures[family]({ inner, thickness, unit, random })}</g>`;
    suns += drawSuns(work, { centre: shores[work.half], radius: inner + thickness / 2, thickness }, sheet, random);
  }
  const rings = halves
    .map(
      (drawn, half) =>
        drawn && `<g transform="translate(${shores[half]?.map(tenth).join(' ')})"><g class="shore">${drawn}</g></g>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette[0]}"/>` +
    `<g fill="none">${rings}</g>${suns && `<g class="suns" fill="${sun}">${suns}</g>`}</svg>`
  );
}
