import type { Database } from '../../database/database.ts';

/** The names and notes of sections, roles and statuses; each kind in its own order. */
export function findTerms(database: Database) {
  return database.selectFrom('memberTerms').selectAll().orderBy('sortOrder').execute();
}
export type MemberTermRows = Awaited<ReturnType<typeof findTerms>>;
