import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Takes back letters that have not left: they wait, are held back, or could not be delivered yet.
 * @param keys patterns of their keys, for `like` @param recipient only letters to this address
 * @returns the keys of the letters
 */
export async function withdrawEmails(
  transaction: Database,
  keys: readonly string[],
  recipient?: string,
): Promise<string[]> {
  let letters = transaction
    .deleteFrom('emailQueue')
    .where(sql<boolean>`key like any(${keys}::text[])`)
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    // One whose delivery has begun may be with its recipient already.
    .where((letter) => letter.or([letter('attempts', '=', 0), letter('failure', 'is not', null)]));
  if (recipient !== undefined) letters = letters.where('recipient', '=', recipient);
  return (await letters.returning('key').execute()).map(({ key }) => key);
}
