import { type Kysely, sql } from 'kysely';
import type { DB } from './tables.generated.ts';

/** The longest time for opening a connection to PostgreSQL, and for one statement, in milliseconds. */
export const deadline = 5_000;

const lifted = 'statement_timeout = 0';

/** Whether a statement lifts the deadline of the statements after it on its connection. */
export const isLifting = (statement: string): boolean =>
  statement === `set ${lifted}` || statement === `set local ${lifted}`;

/** Lifts the statement timeout until the transaction ends: for work that no visitor waits for. */
export async function liftDeadline(transaction: Kysely<DB>): Promise<void> {
  await sql.raw(`set local ${lifted}`).execute(transaction);
}

/** @param work gets a connection whose statements have no deadline, also between its transactions */
export async function withoutDeadline<Result>(
  database: Kysely<DB>,
  work: (connection: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await sql.raw(`set ${lifted}`).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection).catch(() => undefined);
    }
  });
}
