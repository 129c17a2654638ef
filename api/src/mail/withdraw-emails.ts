import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/tables.generated.ts';
import { hasFailed, overtakenBy } from './given-up-reasons.ts';

/** Whether an email has not left: one whose delivery has begun may be with its recipient already. */
export const hasNotLeft = (email: ExpressionBuilder<DB, 'emailQueue'>) =>
  email.and([
    email('sentAt', 'is', null),
    email.or([email.and([email('attempts', '=', 0), email('givenUpAt', 'is', null)]), hasFailed(email)]),
  ]);

/**
 * Takes back emails that have not left: they wait, are held back, or could not be delivered.
 * @param keys patterns of their keys, for `like` @param recipient only emails to this address
 * @returns the keys of the emails
 */
export async function withdrawEmails(
  transaction: Database,
  keys: readonly string[],
  recipient?: string,
): Promise<string[]> {
  let emails = transaction
    .deleteFrom('emailQueue')
    .where(sql<boolean>`key like any(${keys}::text[])`)
    .where(hasNotLeft);
  if (recipient !== undefined) emails = emails.where('recipient', '=', recipient);
  return (await emails.returning('key').execute()).map(({ key }) => key);
}

/**
 * Gives up emails that have not left, because a newer one says what holds now: after an outage they would arrive later than it, and
 * contradict it. One that is just being delivered is given up if this try fails, and one that was given up undelivered begins no more with
 * another address.
 * @param keys patterns of their keys, for `like` @param by names the newer email
 */
export async function giveUpOvertaken(transaction: Database, keys: readonly string[], by: string): Promise<void> {
  await transaction
    .updateTable('emailQueue')
    .set((email) => ({ givenUpAt: email.fn.coalesce('givenUpAt', email.val(new Date())), failure: overtakenBy(by) }))
    .where(sql<boolean>`key like any(${keys}::text[])`)
    .where('sentAt', 'is', null)
    .where((email) => email.or([email('givenUpAt', 'is', null), hasFailed(email)]))
    .execute();
}
