import type { Crop, DrawingName, PaletteName } from './drawing-names.ts';

/** The hash of all drawings, of which a test makes sure: where one changes, all addresses do. */
export const drawingsVersion = '99f5a6c5';

export const drawingsPath = '/dibujos';

export interface DrawingRequest {
  name: DrawingName;
  crop: Crop;
  palette?: PaletteName;
  /** Which view of a card. */
  view?: number;
  /** The slug of the person whose portrait it is. */
  person?: string;
  /** How many tickets. */
  count?: number;
  /** A date that moved in the calendar. */
  moved?: boolean;
}

/** Where the server draws it: the same address always gives the same file. */
export function drawingAddress({ name, crop, palette, view, person, count, moved }: DrawingRequest): string {
  const options = { palette, view: view || undefined, person, count, moved: moved ? '1' : undefined };
  const query = Object.entries(options).flatMap(([key, value]) => (value === undefined ? [] : `${key}=${value}`));
  return `${drawingsPath}/${drawingsVersion}/${name}-${crop}.svg${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Mark and letters without the sun, for `use`. */
export const wordmarkAddress = `${drawingsPath}/${drawingsVersion}/wordmark.svg#wordmark`;

/** Of covers, which also stand on the dark blue of a section: none is as dark. */
export const coverPalettes = [
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
  /** Consecutive numbers have different colours. */
  id: number;
  slug: string;
  tracks: readonly { minutes: number; forces: readonly string[] }[];
}

/** The cover of a recording, drawn from its works: minutes in order, with `s` where a soloist plays. */
export function coverAddress({ id, slug, tracks }: CoveredAlbum): string {
  const works = tracks.map(({ minutes, forces }) => `${minutes}${forces.length > 0 ? 's' : ''}`).join('-');
  return `${drawingsPath}/${drawingsVersion}/album-${slug}.svg?works=${works}&palette=${coverPalettes[id % coverPalettes.length]}`;
}
