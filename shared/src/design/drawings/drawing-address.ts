import type { Crop, DrawingName, PaletteName } from './drawing-names.ts';

/** The hash of all drawings, checked by a test: where one drawing changes, all addresses change. */
export const drawingsVersion = '99f5a6c5';

export const drawingsPath = '/dibujos';

export interface DrawingRequest {
  name: DrawingName;
  crop: Crop;
  palette?: PaletteName;
  /** The number of a card's view. */
  view?: number;
  /** The slug of the person whose portrait it is. */
  person?: string;
  /** The number of tickets. */
  count?: number;
  /** Whether the calendar shows a date that was moved. */
  moved?: boolean;
}

/** The address at which the server draws it: an address always gives the same file. */
export function drawingAddress({ name, crop, palette, view, person, count, moved }: DrawingRequest): string {
  const options = { palette, view: view || undefined, person, count, moved: moved ? '1' : undefined };
  const query = Object.entries(options).flatMap(([key, value]) => (value === undefined ? [] : `${key}=${value}`));
  return `${drawingsPath}/${drawingsVersion}/${name}-${crop}.svg${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The file with mark and letters, without the sun, for `use`. */
export const wordmarkAddress = `${drawingsPath}/${drawingsVersion}/wordmark.svg#wordmark`;

/** The palettes of covers: none is as dark as the dark blue sections that also show covers. */
const coverPalettes = [
  'sand',
  'wine',
  'sky',
  'lilac',
  'coral',
  'blue',
  'mint',
  'stone',
  'violet',
  'teal',
] as const satisfies PaletteName[];

interface CoveredAlbum {
  /** Covers with consecutive ids have different colours. */
  id: number;
  slug: string;
  tracks: readonly { minutes: number; forces: readonly string[] }[];
}

/** The address of a recording's drawn cover: the minutes of its works in order, with `s` for works with a soloist. */
export function coverAddress({ id, slug, tracks }: CoveredAlbum): string {
  const works = tracks.map(({ minutes, forces }) => `${minutes}${forces.length > 0 ? 's' : ''}`).join('-');
  return `${drawingsPath}/${drawingsVersion}/album-${slug}.svg?works=${works}&palette=${coverPalettes[id % coverPalettes.length]}`;
}
