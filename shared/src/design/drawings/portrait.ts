import { seeded } from '../poster/seeded.ts';
import { type DrawingName, instrumentNames, type PaletteName, paletteNames } from './drawing-names.ts';

/** How a person is drawn. */
export interface Portrait {
  drawing: DrawingName;
  palette: PaletteName;
  /** Which view of a card; numbers past the last begin anew. */
  view: number;
}

/** What people play under another name than the drawing's. */
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

/** The drawing of an instrument, a voice or a task, by its English name; a music stand where it is unknown. */
export function drawingOfInstrument(instrument: string | undefined): DrawingName {
  const name = instrument?.toLowerCase() ?? '';
  if (name.endsWith('chorus') || name.endsWith('choir')) return 'chorus';
  return instrumentNames.find((known) => known === name) ?? families[name] ?? 'stand';
}

/** A portrait whose colour and crop were not chosen yet: always the same for the same slug. */
export function portraitOf(slug: string, instrument: string | undefined): Portrait {
  const random = seeded(`portrait ${slug}`);
  return {
    drawing: drawingOfInstrument(instrument),
    palette: paletteNames[Math.floor(random() * paletteNames.length)] ?? 'deep',
    view: Math.floor(random() * 6),
  };
}
