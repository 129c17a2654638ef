import type { DrawingName } from '@ofgc/shared/design/drawings/drawing-names.ts';
import { drawingOfInstrument } from '@ofgc/shared/design/drawings/portrait.ts';
import type { VacancyRecord } from './find.ts';

/** Drawings by the slugs of the families; `bolsa` is the pool of temporary staff for the workshops. */
const drawings: Record<string, DrawingName> = {
  musicos: 'screen',
  administracion: 'drawer',
  tecnica: 'stand',
  produccion: 'island',
  direccion: 'tuning-fork',
  bolsa: 'workshop',
};

/** For a musician, the drawing shows the instrument that the title begins with: `Horn, principal`. */
export function drawingOfVacancy({ title, familySlug }: Pick<VacancyRecord, 'title' | 'familySlug'>): DrawingName {
  const played = drawingOfInstrument(title.en?.split(',')[0]);
  return played === 'stand' ? (drawings[familySlug] ?? 'chairs') : played;
}
