import type { Database } from '../database/database.ts';

/** What the routes below `/internal/releases` get. */
export interface ReleaseContext {
  database: Database;
  /** Releases' files are kept in the database: where several machines share it. */
  storesFiles: boolean;
}
