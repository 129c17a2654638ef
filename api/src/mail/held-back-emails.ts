import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB, EmailQueue } from '../database/tables.generated.ts';
import { countRows } from '../http/paging.ts';

/** Whether an email is still held back: one whose delivery has begun may be with its recipient already. */
export function isHeldBack(
  { attempts, dueAt }: { [Column in 'attempts' | 'dueAt']: Selectable<EmailQueue>[Column] | null },
  now: Date,
): boolean {
  return attempts === 0 && dueAt !== null && dueAt > now;
}

/** `isHeldBack` in the database. */
const heldBack = (email: ExpressionBuilder<DB, 'emailQueue'>) =>
  email.and([email('attempts', '=', 0), email('dueAt', '>', new Date())]);

/**
 * Takes back emails whose delivery has not begun. Unlike `withdrawEmails` it leaves those that failed once.
 * @param keys a pattern of their keys, for `like`
 * @returns the keys of the emails
 */
export async function withdrawHeldBackEmails(transaction: Database, keys: string): Promise<string[]> {
  const emails = transaction.deleteFrom('emailQueue').where('key', 'like', keys).where(heldBack);
  return (await emails.returning('key').execute()).map(({ key }) => key);
}

/** The number of emails that `withdrawHeldBackEmails` would take back. */
export function countHeldBack(database: Database, keys: string): Promise<number> {
  return countRows(database.selectFrom('emailQueue').where('key', 'like', keys).where(heldBack));
}
