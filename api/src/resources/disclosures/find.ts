import type { Database } from '../../database/database.ts';

/** All disclosures, in the order of the content file. */
export function allDisclosures(database: Database) {
  return database.selectFrom('disclosures').selectAll().orderBy('id');
}
export type DisclosureRecord = Awaited<ReturnType<ReturnType<typeof allDisclosures>['execute']>>[number];
