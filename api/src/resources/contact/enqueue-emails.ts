import type { Selectable } from 'kysely';
import type { ContactMessage } from '@ofgc/shared/domain/contact/contact-form.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { Departments } from '../../database/tables.generated.ts';
import { message as messageOf } from '../../locales/messages.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { getsConfirmation } from '../../mail/confirmation-limits.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';

export interface ReceivedMessage {
  message: ContactMessage;
  department: Selectable<Departments>;
  lang: Locale;
}
interface SavedMessage {
  id: number;
  reference: string;
}

/** The email to the department, in Spanish; replies go to the sender. */
export async function emailDepartment(
  transaction: Database,
  { message, department, lang }: ReceivedMessage,
  { id, reference }: SavedMessage,
): Promise<void> {
  const { name, email, subject, message: text } = message;
  await enqueueEmail(transaction, {
    key: `contactMessages:${id}:department`,
    recipient: department.email,
    replyTo: email,
    lang: 'es',
    ...composeEmail('es', 'contactForDepartment', {
      values: {
        reference,
        department: readerIn('es')(department.name),
        name,
        email,
        subject,
        message: text,
        language: messageOf('es', `language.${lang}`),
      },
    }),
  });
}

/** The sender's confirmation repeats none of the typed text, so that nobody can use the form to write to other people. */
export async function emailSender(
  transaction: Database,
  { message: { email }, department, lang }: ReceivedMessage,
  { id, reference }: SavedMessage,
): Promise<void> {
  if (!(await getsConfirmation(transaction, 'contactMessages', email))) return;
  await enqueueEmail(transaction, {
    key: `contactMessages:${id}:visitor`,
    recipient: email,
    lang,
    ...composeEmail(lang, 'contactReceived', {
      values: { reference, department: readerIn(lang)(department.name), phone: department.phone },
    }),
  });
}
