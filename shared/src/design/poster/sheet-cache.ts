import { programmePoster } from './programme-poster.ts';
import { posterFormats, type PosterFormat } from './poster-formats.ts';
import type { PosterEvent, PosterMode } from './poster-types.ts';
import { sheetKey } from './sheet-key.ts';

/**
 * The most cached sheets: a sheet is a kilobyte of text, and a season has some three hundred. When they are exceeded, all are dropped: an
 * lru-cache would cost browsers, which draw posters too, more bytes than it saves.
 */
const maxSheets = 600;
const sheets = new Map<string, string>();

/** The markup of a poster, cropped to fill its box. Cached by its data, as drawing it takes longer than rendering a card. */
export function cachedSheet(event: PosterEvent, format: PosterFormat, mode: PosterMode): string {
  const key = sheetKey(event, format, mode);
  const known = sheets.get(key);
  if (known !== undefined) return known;
  const [width, height] = posterFormats[format];
  const svg = programmePoster(event, { width, height, mode }).replace(
    '<svg ',
    '<svg preserveAspectRatio="xMidYMid slice" ',
  );
  if (sheets.size >= maxSheets) sheets.clear();
  sheets.set(key, svg);
  return svg;
}
