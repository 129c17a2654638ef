import type { Database } from '../../database/database.ts';
import { fingerprintOf } from '../../forms/fingerprint.ts';
import { newReference } from '../../forms/reference.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { emailDepartment, emailSender, type ReceivedMessage } from './enqueue-emails.ts';

/** Saves a message and sends its emails once, even if it is sent twice on one day, by a second click or a reload. @returns its reference */
export async function saveContactMessage(
  transaction: Database,
  { message, department, lang }: ReceivedMessage,
): Promise<string> {
  const { name, email, subject, message: text, consentVersion } = message;
  // The real time, not the site's clock.
  const createdAt = new Date();
  const fingerprint = fingerprintOf([department.key, name, email, subject, text], createdAt);
  const added = await transaction
    .insertInto('contactMessages')
    .values({
      reference: newReference('C'),
      departmentKey: department.key,
      name,
      email,
      subject,
      message: text,
      lang,
      fingerprint,
      createdAt,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst();
  if (!added) {
    const known = transaction.selectFrom('contactMessages').select('reference').where('fingerprint', '=', fingerprint);
    return (await known.executeTakeFirstOrThrow()).reference;
  }
  const record = { table: 'contactMessages', id: added.id } as const;
  await recordConsent(transaction, { purpose: 'contact', version: consentVersion, lang, record });
  await emailDepartment(transaction, { message, department, lang }, added);
  await emailSender(transaction, { message, department, lang }, added);
  return added.reference;
}
