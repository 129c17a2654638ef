import { lettersPath, markPath } from '../brand/Wordmark/wordmark-paths.ts';
import { albumCover } from './album-cover.ts';
import { drawPicture } from './draw-picture.ts';
import { type Crop, crops, drawingNames, paletteNames } from './drawing-names.ts';

/** Included by `use`, so that it has the page's text colour. */
const wordmarkFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 247 64"><path id="wordmark" fill="currentColor" d="${markPath}${lettersPath}"/></svg>`;

const slug = /^[a-z0-9-]{1,120}$/;
const digits = /^\d{1,2}$/;
const works = /^\d{1,3}s?(?:-\d{1,3}s?){0,29}$/;
const cropNames = Object.keys(crops) as Crop[];

/** Makes the drawing of an address. @param file without `.svg` @returns an svg element; null for an unknown address */
export function drawAddress(file: string, query: URLSearchParams): string | null {
  if (file === 'wordmark') return wordmarkFile;
  const read = (name: string, pattern: RegExp): string | undefined | null => {
    const value = query.get(name);
    if (value === null) return undefined;
    return pattern.test(value) ? value : null;
  };
  const palette = query.has('palette')
    ? (paletteNames.find((known) => known === query.get('palette')) ?? null)
    : undefined;
  if (file.startsWith('album-')) {
    const id = file.slice('album-'.length);
    const asked = read('works', works);
    return asked && palette && slug.test(id) ? albumCover(id, asked.split('-').map(readWork), palette) : null;
  }
  const crop = cropNames.find((name) => file.endsWith(`-${name}`));
  const name = drawingNames.find((known) => `${known}-${crop}` === file);
  const person = read('person', slug);
  const view = read('view', digits);
  const count = read('count', /^[1-9]$/);
  if (!name || !crop || palette === null || person === null || view === null || count === null) return null;
  return drawPicture(name, {
    crop,
    palette,
    person,
    view: view === undefined ? undefined : Number(view),
    count: count === undefined ? undefined : Number(count),
    moved: query.get('moved') === '1',
  });
}

function readWork(text: string): { minutes: number; isSolo: boolean } {
  return { minutes: Number.parseInt(text, 10), isSolo: text.endsWith('s') };
}
