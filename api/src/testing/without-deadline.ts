import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * For tests that create and drop databases: on a busy machine that may take longer than a query of the site is given.
 * @param database a server's @param work gets a connection whose statements have no deadline; the test's own deadline ends it
 */
export async function withoutDeadline<Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    return work(connection);
  });
}
