import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Takes back emails that have not left: they wait, are held back, or could not be delivered yet.
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
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    // One whose delivery has begun may be with its recipient already.
    .where((email) => email.or([email('attempts', '=', 0), email('failure', 'is not', null)]));
  if (recipient !== undefined) emails = emails.where('recipient', '=', recipient);
  return (await emails.returning('key').execute()).map(({ key }) => key);
}

/** The failure of an email that another one overtook. */
export const overtakenBy = (email: string): string => `overtaken by ${email}`;

/**
 * Gives up emails that have not left, because a newer one says what holds now: after an outage they would arrive later than it, and
 * contradict it. One that is just being delivered is given up if this try fails.
 * @param keys patterns of their keys, for `like` @param by names the newer email
 */
export async function giveUpOvertaken(transaction: Database, keys: readonly string[], by: string): Promise<void> {
  await transaction
    .updateTable('emailQueue')
    .set({ givenUpAt: new Date(), failure: overtakenBy(by) })
    .where(sql<boolean>`key like any(${keys}::text[])`)
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .execute();
}
