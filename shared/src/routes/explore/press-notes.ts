import type { PressNote } from '../../domain/press-notes/press-note.schema.ts';
import { withQuery } from '../with-query.ts';

/** Press notes, without locale. */
export const pressNotesPath = '/notas-prensa';

/** The number of press notes on a page of the list: four rows of two; a phone folds the second half. */
export const pressNotesPerPage = 8;

/** The anchor of a press note on its page of the list. */
export const pressNoteAnchor = ({ id }: Pick<PressNote, 'id'>) => `nota-${id}`;

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

/** A press note on its page of the list. @param place in the list of all, counted from 0 for the newest; it changes with each new note */
export function pressNotePath(note: Pick<PressNote, 'id'>, place = 0): string {
  return `${pressNoteListPath({ page: Math.floor(place / pressNotesPerPage) + 1 })}#${pressNoteAnchor(note)}`;
}
