import type { Database } from '../../database/database.ts';

/** All departments that visitors can write to, in the order of the content file. */
export function allDepartments(database: Database) {
  return database.selectFrom('departments').selectAll().orderBy('sortOrder');
}
export type DepartmentRecord = Awaited<ReturnType<ReturnType<typeof allDepartments>['execute']>>[number];
