import { createHash } from 'node:crypto';
import { messageFields } from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import { textField } from '@ofgc/shared/forms/form.schema.ts';
import { z } from 'zod';
import { holdOffConcertEdits } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { type CallRecord, findCall } from '../school-calls/find.ts';
import { findRegistration, isSent } from '../school-registrations/find.ts';
import { enqueueSchoolEmail, enqueueOfficeEmail } from '../school-registrations/enqueue-emails.ts';

export const messageFormSchema = z.object({
  text: textField(messageFields.text, { required: 'messageRequired', tooLong: 'messageTooLong' }),
});

/** What a posted message has besides its text: the form's own key, so that a form sent twice is saved once. */
export const messageBody = z.looseObject({ formKey: z.uuid() });

interface PostedMessage {
  reference: string;
  /** The registration's call, where it has been read already. */
  call?: CallRecord;
  /** The school that writes; missing if the office writes. */
  centreId?: number;
  /**
   * The form's own key, so that a form sent twice is saved once. Another text from the same form, after the browser's back button, is
   * another message.
   */
  formKey: string;
  text: string;
  at: Date;
  siteUrl: string;
}

/**
 * Saves a message about a registration, and emails the other side.
 * @throws HttpError 404 where it does not belong to the school, 409 where it was never sent
 */
export async function saveSchoolMessage(transaction: Database, posted: PostedMessage): Promise<void> {
  // Otherwise the email would go to the former address of a school whose address is changed meanwhile.
  await holdOffConcertEdits(transaction);
  await saveHeldMessage(transaction, posted);
}

/** The same for a caller that holds off changes of addresses already, once for many messages. */
export async function saveHeldMessage(
  transaction: Database,
  { reference, call: known, centreId, formKey, text, at, siteUrl }: PostedMessage,
): Promise<void> {
  const registration = await findRegistration(transaction, reference, centreId);
  if (!isSent(registration)) throw new HttpError(409, 'registrationStepClosed');
  const saved = await transaction
    .insertInto('schoolMessages')
    .values({
      formKey: keyOf(formKey, reference, text),
      registrationId: registration.id,
      sender: centreId === undefined ? 'office' : 'centre',
      text,
      sentAt: new Date(),
    })
    .onConflict((conflict) => conflict.column('formKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!saved) return;
  const call = known ?? (await findCall(transaction, registration.call, at));
  const email = { call, siteUrl, text, key: `${saved.id}` };
  if (centreId === undefined)
    await enqueueSchoolEmail(transaction, registration, { ...email, template: 'schoolMessage' });
  else await enqueueOfficeEmail(transaction, registration, email);
}

/** Derives a message's key from its form, registration and text, so that the same message always has the same key. */
function keyOf(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join(':')).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
