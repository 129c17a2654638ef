import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

/**
 * Without edition, key and degrees, by which the notes are checked; the tempo is in quarter notes a minute.
 * @throws the database’s error where a theme is of no work of `works.json`
 */
export async function seedWorkThemes(database: Database, { workThemes }: Content): Promise<void> {
  await database
    .insertInto('workThemes')
    .values(
      Object.entries(workThemes).map(([workId, { movement, marking, bars, instrument, metre, tempo, notes }]) => ({
        workId,
        movement,
        marking,
        bars: bars ?? null,
        instrument,
        metre,
        tempo,
        notes,
      })),
    )
    .execute();
}
