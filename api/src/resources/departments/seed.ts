import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** Lists follow the order of the file. */
export async function seedDepartments(database: Database, { departments }: Content): Promise<void> {
  await insertRows(
    database,
    'departments',
    departments.map((department, index) => jsonRow({ ...department, sortOrder: index + 1 })),
  );
}
