import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { jsonRow } from '../../database/json-row.ts';

/** Lists follow the order of the file. */
export async function seedDepartments(database: Database, { departments }: Content): Promise<void> {
  await database
    .insertInto('departments')
    .values(departments.map((department, index) => jsonRow({ ...department, sortOrder: index + 1 })))
    .execute();
}
