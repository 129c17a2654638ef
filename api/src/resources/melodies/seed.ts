import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

export async function seedMelodies(database: Database, { melodies }: Content): Promise<void> {
  await database
    .insertInto('melodies')
    .values(
      melodies.map(({ id, work, title, text, beatsPerMinute, notes }) => ({
        id,
        workId: work,
        title: json(title),
        text: json(text),
        beatsPerMinute,
        notes,
      })),
    )
    .execute();
}
