import type { Database } from '../../database/database.ts';
import { localYear } from '../../database/local-year.ts';
import type { PressNoteQuery } from './query.ts';

/** The year of publication in the Canary Islands. */
export const pressNoteYear = localYear('publishedAt');

/** Published press notes that match the filters, in the requested order. */
export function matchingPressNotes(
  database: Database,
  { year, sort }: Pick<PressNoteQuery, 'year' | 'sort'>,
  at: Date,
) {
  const notes = database
    .selectFrom('pressNotes')
    .selectAll()
    .where('publishedAt', '<=', at)
    .orderBy('publishedAt', sort === 'date' ? 'asc' : 'desc')
    .orderBy('id');
  return year ? notes.where(pressNoteYear, '=', String(year)) : notes;
}
export type PressNoteRecord = Awaited<ReturnType<ReturnType<typeof matchingPressNotes>['execute']>>[number];
