import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** `when` and `price` are texts in both languages, not an instant and an amount. */
export async function seedActivities(database: Database, { activities }: Content): Promise<void> {
  await insertRows(
    database,
    'activities',
    activities.map(({ when, ...activity }) => jsonRow({ ...activity, whenText: when })),
  );
}
