import type { Database } from '../../database/database.ts';

export function findTerms(database: Database) {
  return database.selectFrom('memberTerms').selectAll().orderBy('sortOrder').execute();
}
export type Terms = Awaited<ReturnType<typeof findTerms>>;
