import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { hasNotLeft, withdrawEmails } from '../../mail/withdraw-emails.ts';
import { type Recipient, recipientKey } from './recipients.ts';

/**
 * Takes back all emails about changed concerts to somebody who has left a list or taken back a request, unless the same address has asked
 * for the same once more. The versions count an email less, so that they can still be undone. They do not come back with a request that was
 * wrongly marked as withdrawn: the office tells its sender.
 * @param recipient still in the database, if it is a request
 */
export async function forgetRecipient(
  transaction: Database,
  recipient: Pick<Recipient, 'table' | 'id'>,
): Promise<void> {
  if (recipient.table === 'inscriptions') await passOn(transaction, recipient.id);
  for (const key of await withdrawEmails(transaction, [`concert:%:${recipientKey(recipient)}`])) {
    const [, id, version] = key.split(':').map(Number);
    await transaction
      .updateTable('eventVersions')
      .set((row) => ({ letters: row('letters', '-', 1) }))
      .where('eventId', '=', id ?? 0)
      .where('version', '=', version ?? 0)
      .execute();
  }
}

/** Passes the emails about a request on to the next one of the same address for the same: of all these, `findRecipients` names the first alone. */
async function passOn(transaction: Database, id: number): Promise<void> {
  const next = await transaction
    .selectFrom('inscriptions as own')
    .innerJoin('inscriptions as next', (join) =>
      join
        .onRef('next.kind', '=', 'own.kind')
        .onRef('next.subject', '=', 'own.subject')
        .onRef('next.id', '<>', 'own.id'),
    )
    .select(['own.reference as former', 'next.reference', 'next.id'])
    .where('own.id', '=', id)
    .where('next.isWithdrawn', '=', false)
    .where(sql<boolean>`lower(next.email) = lower(own.email)`)
    .orderBy('next.id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return;
  const [ownKey, nextKey] = [id, next.id].map((one) => recipientKey({ table: 'inscriptions', id: one }));
  const naming = (text: 'subject' | 'text' | 'html') =>
    sql<string>`replace(${sql.ref(text)}, ${next.former}, ${next.reference})`;
  const key = sql<string>`regexp_replace(key, '[^:]+$', ${nextKey})`;
  await transaction
    .updateTable('emailQueue')
    .set({ key, subject: naming('subject'), text: naming('text'), html: naming('html') })
    .where('key', 'like', `concert:%:${ownKey}`)
    .where(hasNotLeft)
    // It has one of its own where the two addresses differed then.
    .where(
      key,
      'not in',
      transaction.selectFrom('emailQueue').select('key').where('key', 'like', `concert:%:${nextKey}`),
    )
    .execute();
}
