import { sql } from 'kysely';
import type { z } from 'zod';
import type { InboxSource } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { correctionFormSchema } from '@ofgc/shared/domain/inbox/inbox-forms.schema.ts';
import type { InboxSender } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { applicationFields } from '@ofgc/shared/domain/masterclasses/application-field-rules.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { holdOffConcertEdits } from '../../../database/advisory-locks.ts';
import type { Database } from '../../../database/database.ts';
import { InvalidForm } from '../../../forms/read-form.ts';
import { message } from '../../../locales/messages.ts';
import { redirectEmails } from '../../../mail/redirect-emails.ts';
import type { Identity } from '../../sessions/identity.ts';
import type { EmailContext } from '../../waiting-list/enqueue-emails.ts';
import { movePlace } from '../../waiting-list/save.ts';
import { type CaseName, lockCase, writeChange } from '../change-case.ts';
import { letterKeysOf } from '../erase.ts';
import type { InboxRow } from '../find.ts';

type Correction = z.output<typeof correctionFormSchema>;

/** Who sent a record, in the fields of its form; null for a field that the form has not, or that is kept no longer. */
export async function findSender(database: Database, { source, id, name, email }: InboxRow): Promise<InboxSender> {
  if (source === 'waiting-list') return { name: null, lastname: null, phone: null, email };
  if (source !== 'masterclass') return { name, lastname: null, phone: null, email };
  const sender = await database
    .selectFrom('masterclassApplications')
    .select(['name', 'lastname', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Of a permission for pictures that is kept for its own sake only the name is left.
  return sender.email === '' ? { ...sender, phone: null, email: null } : sender;
}

const save: Record<
  InboxSource,
  (transaction: Database, id: number, form: Correction, context: EmailContext) => Promise<unknown>
> = {
  contact: (transaction, id, { name, email }) =>
    transaction.updateTable('contactMessages').set({ name, email }).where('id', '=', id).execute(),
  masterclass: (transaction, id, { name, lastname, email, phone }) =>
    transaction
      .updateTable('masterclassApplications')
      .set({ name, lastname, email, phone })
      .where('id', '=', id)
      .execute(),
  'waiting-list': (transaction, id, { email }, context) => movePlace(transaction, { id, email }, context),
  inscription: (transaction, id, { name, email }) =>
    transaction.updateTable('inscriptions').set({ name, email }).where('id', '=', id).execute(),
};

/**
 * Corrects who sent a record (RGPD, art. 16); its place in the order of arrival stays. Emails to them that have not left go to the new address.
 * @throws InvalidForm where a field of the form is empty, or the address waits for the same concert already; HttpError 409 where somebody else
 * changed the record in between
 */
export async function correctSender(
  transaction: Database,
  row: InboxRow,
  { form, who, lang, context }: { form: Correction; who: Identity; lang: Locale; context: EmailContext },
): Promise<void> {
  // As for an erasure: otherwise an email about a concert that is being published would still go to the former address.
  await holdOffConcertEdits(transaction);
  const before = await lockCase(transaction, row, form.version, who);
  const sender = await findSender(transaction, row);
  const missing = (['name', 'lastname', 'email'] as const).filter(
    (field) => sender[field] !== null && form[field] === '',
  );
  if (missing.length > 0)
    throw new InvalidForm(Object.fromEntries(missing.map((field) => [field, [message(lang, `${field}Required`)]])));
  const { maxLength: max } = applicationFields.name;
  if (row.source === 'masterclass' && form.name.length > max)
    throw new InvalidForm({ name: [message(lang, 'textTooLong', { max })] });
  if (row.source === 'waiting-list') await refuseKnown(transaction, row, form.email, lang);
  const email = sender.email === null ? row.email : form.email;
  await save[row.source](
    transaction,
    row.id,
    { ...form, email, phone: sender.phone === null ? '' : form.phone },
    context,
  );
  const isAbout = () => sql<boolean>`key like any(${letterKeysOf(row)}::text[])`;
  await redirectEmails(transaction, { isAbout, from: row.email, to: email });
  const { status, holderId } = before;
  await writeChange(transaction, row, {
    kind: 'status',
    who,
    text: message(lang, 'case.corrected'),
    after: { status, holderId },
  });
}

async function refuseKnown(transaction: Database, { id }: CaseName, email: string, lang: Locale): Promise<void> {
  const known = await transaction
    .selectFrom('waitingListEntries as other')
    .innerJoin('waitingListEntries as own', 'own.performanceId', 'other.performanceId')
    .select('other.id')
    .where('own.id', '=', id)
    .where('other.id', '<>', id)
    .where('other.email', '=', email)
    .executeTakeFirst();
  if (known) throw new InvalidForm({ email: [message(lang, 'correctionKnown')] });
}
