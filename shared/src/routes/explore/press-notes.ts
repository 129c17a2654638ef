import { withQuery } from '../with-query.ts';

/** Press notes, without locale. */
export const pressNotesPath = '/notas-prensa';

/** The press notes of a year; `page` counts from 1. */
export function pressNoteListPath({
  year,
  page = 1,
}: {
  year?: number | string | undefined;
  page?: number | undefined;
}): string {
  return withQuery(pressNotesPath, { anio: year, pagina: page > 1 ? page : undefined });
}
