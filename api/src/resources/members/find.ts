import type { Database } from '../../database/database.ts';

/** The words for sections, roles and statuses with their notes; of each kind in its own order. */
export function findTerms(database: Database) {
  return database.selectFrom('memberTerms').selectAll().orderBy('sortOrder').execute();
}
export type Terms = Awaited<ReturnType<typeof findTerms>>;
