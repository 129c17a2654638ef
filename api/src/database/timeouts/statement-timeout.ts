import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.generated.ts';

/** The longest time for one statement on PostgreSQL, in milliseconds. */
export const statementTimeout = 5_000;
/** The longest time for opening a connection to it. */
export const connectTimeout = 5_000;

const lifted = 'statement_timeout = 0';

/** Whether a statement lifts the timeout of the statements after it on its connection. */
export const isLifting = (statement: string): boolean =>
  statement === `set ${lifted}` || statement === `set local ${lifted}`;

/** Lifts the statement timeout until the transaction ends: for work that no visitor waits for. */
export async function liftStatementTimeout(transaction: Kysely<DB>): Promise<void> {
  await sql.raw(`set local ${lifted}`).execute(transaction);
}

/** @param work gets a connection whose statements have no timeout, also between its transactions */
export async function withoutStatementTimeout<Result>(
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
