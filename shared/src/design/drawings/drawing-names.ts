/** The names of the palettes in content and addresses. */
export const paletteNames = [
  'deep',
  'sand',
  'blue',
  'coral',
  'sky',
  'green',
  'ink',
  'lilac',
  'wine',
  'mint',
  'red',
  'stone',
  'violet',
  'teal',
] as const;
export type PaletteName = (typeof paletteNames)[number];

/** The width and height of each crop, in units of the drawing. Each has a composition of its own, none is cut out of another. */
export const crops = { card: [320, 400], square: [400, 400], wide: [600, 400], band: [960, 320] } as const;
export type Crop = keyof typeof crops;

/** Instruments, voices and leaders, by the English names in the content. */
export const instrumentNames = [
  'violin',
  'viola',
  'cello',
  'double-bass',
  'harp',
  'guitar',
  'timple',
  'piano',
  'organ',
  'flute',
  'oboe',
  'clarinet',
  'bassoon',
  'horn',
  'trumpet',
  'trombone',
  'tuba',
  'timpani',
  'percussion',
  'marimba',
  'soprano',
  'mezzo-soprano',
  'alto',
  'tenor',
  'baritone',
  'bass',
  'chorus',
  'conductor',
  'narrator',
  'composer',
] as const;

/** Halls, places, and subjects of news, education and work. */
const subjectNames = [
  'sea-hall',
  'chamber-hall',
  'theatre',
  'island',
  'bus',
  'hospital',
  'square',
  'chairs',
  'screen',
  'stand',
  'fermata',
  'microphone',
  'listening',
  'ticket',
  'family',
  'workshop',
  'letter',
  'calendar',
  'drawer',
  'tuning-fork',
  'friends',
  'door',
] as const;

export const drawingNames = [...instrumentNames, ...subjectNames] as const;
export type DrawingName = (typeof drawingNames)[number];
