import type { Database } from '../database/database.ts';

/** The largest file of a release, in bytes. */
export const largestFile = 32 * 1024 * 1024;

/** Passed to the routes below `/internal/releases`. */
export interface ReleaseContext {
  database: Database;
  /** Whether release files are stored in the database, because several machines share it. */
  storesFiles: boolean;
}
