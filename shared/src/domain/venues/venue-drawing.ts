import type { DrawingName } from '../../design/drawings/drawing-names.ts';

/** By the venues' slugs. */
const drawings: Record<string, DrawingName> = {
  'auditorio-del-mar': 'sea-hall',
  'teatro-principal': 'theatre',
  'plaza-de-los-laureles': 'square',
  'sede-de-la-orquesta': 'door',
};

/** The drawing of a hall; a hall in plan where there is none of it. */
export const venueDrawing = (slug: string): DrawingName => drawings[slug] ?? 'chamber-hall';
