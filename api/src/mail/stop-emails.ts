import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB, EmailQueue } from '../database/tables.generated.ts';
import { countOf } from '../http/paging.ts';

/** Whether a letter can still be stopped: one whose delivery has begun may be with its recipient already. */
export function isStoppable(
  { attempts, dueAt }: { [Column in 'attempts' | 'dueAt']: Selectable<EmailQueue>[Column] | null },
  now: Date,
): boolean {
  return attempts === 0 && dueAt !== null && dueAt > now;
}

/** `isStoppable` in the database. */
const stoppable = (letter: ExpressionBuilder<DB, 'emailQueue'>) =>
  letter.and([letter('attempts', '=', 0), letter('dueAt', '>', new Date())]);

/**
 * Takes letters out of the queue whose delivery has not begun. Unlike `withdrawEmails` it leaves those that failed once.
 * @param keys a pattern of their keys, for `like`
 * @returns the keys of the letters
 */
export async function stopEmails(transaction: Database, keys: string): Promise<string[]> {
  const letters = transaction.deleteFrom('emailQueue').where('key', 'like', keys).where(stoppable);
  return (await letters.returning('key').execute()).map(({ key }) => key);
}

/** The number of letters that `stopEmails` would stop. */
export function countStoppable(database: Database, keys: string): Promise<number> {
  return countOf(database.selectFrom('emailQueue').where('key', 'like', keys).where(stoppable));
}
