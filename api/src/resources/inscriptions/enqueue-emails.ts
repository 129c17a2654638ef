import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { inboxCasePath } from '@ofgc/shared/routes/office/inbox.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { message } from '../../locales/messages.ts';
import { inOffice } from '../../mail/in-office.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { getsConfirmation } from '../../mail/confirmation-limits.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import type { InscriptionKind } from './content.ts';
import type { Choice } from './choices.ts';
import type { ReadInscription } from './read-form.ts';

export interface ReceivedInscription {
  kind: InscriptionKind;
  inscription: ReadInscription;
  lang: Locale;
  /** The chosen subject, in the language of the form. */
  subject: Choice;
  /** The available choices by the name of their field, in Spanish, the office's language. */
  choicesInSpanish: ReadonlyMap<string, readonly Choice[]>;
  siteUrl: string;
}
interface SavedInscription {
  id: number;
  reference: string;
}

/** The field for what somebody needs, in every kind that asks for it. */
const needsField = 'needs';

/**
 * Emails the department, whose replies go to the sender, and the sender. The sender's email repeats none of the typed text, so that nobody
 * can use the form to write to other people.
 */
export async function emailAboutInscription(
  transaction: Database,
  { kind, inscription, lang, subject, choicesInSpanish, siteUrl }: ReceivedInscription,
  { id, reference }: SavedInscription,
): Promise<void> {
  const department = await transaction
    .selectFrom('departments')
    .select(['email', 'phone'])
    .where('key', '=', kind.department)
    .executeTakeFirstOrThrow();
  const { name, email, answers } = inscription;
  const inSpanish = readerIn('es');
  await enqueueEmail(transaction, {
    key: `inscriptions:${id}:department`,
    recipient: department.email,
    replyTo: email,
    lang: 'es',
    ...composeEmail('es', 'inscriptionForOffice', {
      values: {
        reference,
        title: inSpanish(kind.title),
        name,
        email,
        language: message('es', `language.${lang}`),
        answers: kind.fields
          .filter((field) => Object.hasOwn(answers, field.name))
          .map((field) => {
            const value = answers[field.name] ?? '';
            const chosen = choicesInSpanish.get(field.name)?.find((choice) => choice.value === value)?.label;
            const isAgreed = field.kind === 'consent';
            const shown = field.name === needsField ? inOffice(value, 'es') : (chosen ?? value);
            return `${inSpanish(field.label)}: ${isAgreed ? message('es', 'yes') : shown}`;
          })
          .join('\n'),
      },
      link: siteUrl + inboxCasePath('inscription', id),
    }),
  });
  if (!(await getsConfirmation(transaction, 'inscriptions', email))) return;
  const read = readerIn(lang);
  await enqueueEmail(transaction, {
    key: `inscriptions:${id}:visitor`,
    recipient: email,
    replyTo: department.email,
    lang,
    ...composeEmail(lang, 'inscriptionReceived', {
      values: {
        reference,
        title: read(kind.title),
        subject: subject.label,
        received: read(kind.received),
        phone: department.phone,
        office: department.email,
      },
    }),
  });
}
