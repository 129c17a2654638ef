import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

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
