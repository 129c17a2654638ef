import type { NewsletterSubscription } from '@ofgc/shared/domain/newsletter/newsletter.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { currentText } from '../consents/consent-texts.ts';
import { deleteConsents, recordConsent } from '../consents/record-consent.ts';
import type { Database } from '../../database/database.ts';
import {
  confirmationsSince,
  isOfMailbox,
  maxConfirmations,
  minResendInterval,
} from '../../mail/confirmation-limits.ts';
import { withdrawEmails } from '../../mail/withdraw-emails.ts';
import { countRows } from '../../http/paging.ts';
import { emailConfirmation } from './enqueue-emails.ts';

/**
 * Saves a subscription and sends an email that asks to confirm it. A known address keeps the data given first; until it has confirmed, it
 * gets the email again, after a pause, and a few times a day at most.
 */
export async function saveSubscription(
  transaction: Database,
  { name, lastname, email }: Omit<NewsletterSubscription, 'conditions'>,
  { lang, siteUrl }: { lang: Locale; siteUrl: string },
): Promise<void> {
  // Consent is a legal record: it has the real time, not the site's clock.
  const now = new Date();
  const added = await transaction
    .insertInto('newsletterSubscriptions')
    .values({
      name,
      lastname,
      email,
      lang,
      consentText: currentText('newsletter').version,
      createdAt: now,
      writtenAt: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) {
    const record = { table: 'newsletterSubscriptions', id: added.id } as const;
    await recordConsent(transaction, { purpose: 'newsletter', lang, record });
  }
  const recipient =
    added ??
    (await transaction
      .updateTable('newsletterSubscriptions')
      .set({ writtenAt: now })
      .where('email', '=', email)
      .where('confirmedAt', 'is', null)
      .where('writtenAt', '<=', new Date(now.getTime() - minResendInterval))
      .returning('id')
      .executeTakeFirst());
  if (!recipient) return;
  const count = await countRows(
    transaction
      .selectFrom('newsletterTokens')
      .innerJoin('newsletterSubscriptions', 'newsletterSubscriptions.id', 'newsletterTokens.subscriptionId')
      .where(isOfMailbox(email))
      .where('newsletterTokens.createdAt', '>', confirmationsSince()),
  );
  if (count < maxConfirmations) await emailConfirmation(transaction, { ...recipient, email, lang }, siteUrl);
}

/** Confirms a subscription; one that is confirmed already keeps its time. */
export async function confirmSubscription(database: Database, id: number): Promise<void> {
  await database
    .updateTable('newsletterSubscriptions')
    .set({ confirmedAt: new Date() })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .execute();
}

/** Deletes a subscription with its links, its consent and its waiting emails. */
export async function endSubscription(transaction: Database, id: number): Promise<void> {
  await transaction.deleteFrom('newsletterSubscriptions').where('id', '=', id).execute();
  await deleteConsents(transaction, 'newsletterSubscriptions', [{ id }]);
  await withdrawEmails(transaction, [`newsletterSubscriptions:${id}:%`]);
}

/** Corrects the name of a subscription. */
export async function correctName(
  transaction: Database,
  id: number,
  names: { name: string; lastname: string },
): Promise<void> {
  await transaction.updateTable('newsletterSubscriptions').set(names).where('id', '=', id).execute();
}
