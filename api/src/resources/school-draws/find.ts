import type { Database } from '../../database/database.ts';

/** The draw of a call; undefined where there was none yet. @param call its key */
export function findDraw(database: Database, call: string) {
  return database.selectFrom('schoolDraws').selectAll().where('call', '=', call).executeTakeFirst();
}
