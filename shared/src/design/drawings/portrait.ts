import { seeded } from '../poster/seeded.ts';
import { type DrawingName, instrumentNames, type PaletteName, paletteNames } from './drawing-names.ts';

/** The drawing of a person. */
interface Portrait {
  drawing: DrawingName;
  palette: PaletteName;
  /** The number of a card's view; numbers after the last view start again. */
  view: number;
}

/** Instruments and functions with other names than their drawing. */
const families: Record<string, DrawingName> = {
  guitarist: 'guitar',
  'alto flute': 'flute',
  piccolo: 'flute',
  'cor anglais': 'oboe',
  'bass clarinet': 'clarinet',
  contrabassoon: 'bassoon',
  'french horn': 'horn',
  'bass trombone': 'trombone',
  'double bass': 'double-bass',
  harpsichord: 'piano',
  contralto: 'alto',
  countertenor: 'alto',
};

/** The drawing for an instrument, a voice or a function, by its English name; a music stand for unknown names. */
export function drawingOfInstrument(instrument: string | undefined): DrawingName {
  const name = instrument?.toLowerCase() ?? '';
  if (name.endsWith('chorus') || name.endsWith('choir')) return 'chorus';
  return instrumentNames.find((known) => known === name) ?? families[name] ?? 'stand';
}

/** A portrait with colour and crop derived from the slug: always the same for the same slug. */
export function portraitOf(slug: string, instrument: string | undefined): Portrait {
  const random = seeded(`portrait ${slug}`);
  return {
    drawing: drawingOfInstrument(instrument),
    palette: paletteNames[Math.floor(random() * paletteNames.length)] ?? 'deep',
    view: Math.floor(random() * 6),
  };
}
