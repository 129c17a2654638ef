import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** A day of publication without a time means 08:00 in the Canary Islands. */
export async function seedPressNotes(database: Database, { pressNotes }: Content): Promise<void> {
  await insertRows(
    database,
    'pressNotes',
    pressNotes.map((note) => jsonRow({ ...note, publishedAt: contentInstant(note.publishedAt, publishingHour) })),
  );
}
