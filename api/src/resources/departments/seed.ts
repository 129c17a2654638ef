import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** Lists follow the order of the file. */
export async function seedDepartments(database: Database, { departments }: Content): Promise<void> {
  await database
    .insertInto('departments')
    .values(
      departments.map((department, index) => ({
        ...department,
        name: json(department.name),
        sortOrder: index + 1,
      })),
    )
    .execute();
}
