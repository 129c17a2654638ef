import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { knownWork } from '../works/known-work.ts';

/**
 * Without edition, key and degrees, by which the notes are checked; the tempo is in quarter notes a minute.
 * @throws Error naming a theme of an unknown work
 */
export async function seedWorkThemes(database: Database, { workThemes, works }: Content): Promise<void> {
  await database
    .insertInto('workThemes')
    .values(
      Object.entries(workThemes).map(([workId, { movement, marking, bars, instrument, metre, tempo, notes }]) => ({
        workId: knownWork(workId, 'work-themes.json', { works }),
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
