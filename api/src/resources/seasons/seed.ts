import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** The first seeding, because concerts and subscriptions refer to seasons. Days stay local days, `YYYY-MM-DD`. */
export async function seedSeasons(database: Database, { seasons }: Content): Promise<void> {
  await insertRows(database, 'seasons', seasons.map(jsonRow));
}
