import type { DrawingName, PaletteName } from '../../design/drawings/drawing-names.ts';

interface VenueDrawing {
  name: DrawingName;
  palette: PaletteName;
}

/** By the venues' slugs: neighbours on a page differ in colour. */
const drawings: Record<string, VenueDrawing> = {
  'auditorio-del-mar': { name: 'sea-hall', palette: 'deep' },
  'teatro-principal': { name: 'theatre', palette: 'wine' },
  'sede-de-la-orquesta': { name: 'door', palette: 'sand' },
  'centro-cultural-los-tarajales': { name: 'chamber-hall', palette: 'teal' },
  'plaza-de-los-laureles': { name: 'square', palette: 'mint' },
};

/** The drawing of a venue; a plan of a hall where the venue has no drawing. */
export const venueDrawing = (slug: string): VenueDrawing =>
  drawings[slug] ?? { name: 'chamber-hall', palette: 'stone' };
