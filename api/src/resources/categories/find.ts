import type { Database } from '../../database/database.ts';

/** All categories, in the order of the content file. */
export function allCategories(database: Database) {
  return database.selectFrom('categories').selectAll().orderBy('sortOrder');
}
export type CategoryRecord = Awaited<ReturnType<ReturnType<typeof allCategories>['execute']>>[number];
