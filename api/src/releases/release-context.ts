import type { Database } from '../database/database.ts';

/** Passed to the routes below `/internal/releases`. */
export interface ReleaseContext {
  database: Database;
  /** Whether release files are stored in the database, because several machines share it. */
  storesFiles: boolean;
}
