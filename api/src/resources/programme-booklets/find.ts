import type { Database } from '../../database/database.ts';

/** The stored notes and sung texts of works, by their ids. */
export async function findBookletTexts(database: Database, workIds: readonly string[]) {
  if (!workIds.length) return { notes: [], sungWorks: [] };
  return {
    notes: await database.selectFrom('workNotes').selectAll().where('workId', 'in', workIds).execute(),
    sungWorks: await database.selectFrom('sungWorks').selectAll().where('workId', 'in', workIds).execute(),
  };
}
export type BookletTexts = Awaited<ReturnType<typeof findBookletTexts>>;
