import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { knownWork } from '../works/known-work.ts';

/**
 * Seeds themes without edition, key and degrees, which only serve to check the notes; the tempo is in quarter notes per minute.
 * @throws Error naming a theme of an unknown work
 */
export async function seedWorkThemes(database: Database, { workThemes, works }: Content): Promise<void> {
  await insertRows(
    database,
    'workThemes',
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
  );
}
