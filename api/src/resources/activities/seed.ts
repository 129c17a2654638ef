import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { jsonRow } from '../../database/json-row.ts';

/** `when` and `price` are texts in both languages, not an instant and an amount. */
export async function seedActivities(database: Database, { activities }: Content): Promise<void> {
  await database
    .insertInto('activities')
    .values(activities.map(({ when, ...activity }) => jsonRow({ ...activity, whenText: when })))
    .execute();
}
