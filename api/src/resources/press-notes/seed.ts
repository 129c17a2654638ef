import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** A day of publication without a time means 08:00 in the Canary Islands. */
export async function seedPressNotes(database: Database, { pressNotes }: Content): Promise<void> {
  await database
    .insertInto('pressNotes')
    .values(
      pressNotes.map((note) => ({
        id: note.id,
        title: json(note.title),
        category: json(note.category),
        publishedAt: contentInstant(note.publishedAt, publishingHour),
        summary: json(note.summary),
        body: json(note.body),
      })),
    )
    .execute();
}
