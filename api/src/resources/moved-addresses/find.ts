import type { Database } from '../../database/database.ts';

/** All addresses that moved or are gone, by path. */
export function findMovedAddresses(database: Database) {
  return database.selectFrom('movedAddresses').selectAll().orderBy('path').execute();
}
export type MovedAddressRecord = Awaited<ReturnType<typeof findMovedAddresses>>[number];
