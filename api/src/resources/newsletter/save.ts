import type { Selectable } from 'kysely';
import type { NewsletterSubscription } from '@ofgc/shared/domain/newsletter.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n/localised-path.ts';
import { currentText } from '../consents/consent-texts.ts';
import { recordConsent } from '../consents/record-consent.ts';
import type { Database } from '../../database/database.ts';
import type { NewsletterSubscriptionTable } from '../../database/house-tables.ts';
import { hashOf, newSecret, tokenPattern } from '../../forms/secret.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';

type Subscriber = Selectable<NewsletterSubscriptionTable>;

/** An address gets no second letter sooner, in milliseconds. */
export const minResendInterval = 10 * 60_000;

/**
 * Notes a subscription and asks its address by letter to confirm it. A known address keeps what was given first; it is
 * asked again, after a pause, until it has confirmed.
 */
export async function subscribe(
  transaction: Database,
  { name, lastname, email }: Omit<NewsletterSubscription, 'conditions'>,
  { lang, siteUrl }: { lang: Locale; siteUrl: string },
): Promise<void> {
  // Consent is a legal record: it carries the real time, never the site's clock.
  const now = new Date();
  const { token, hash } = newSecret();
  const letter = { tokenHash: hash, writtenAt: now };
  const added = await transaction
    .insertInto('newsletterSubscriptions')
    .values({ name, lastname, email, lang, consentText: currentText('newsletter').version, createdAt: now, ...letter })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) {
    const record = { table: 'newsletterSubscriptions', id: added.id } as const;
    await recordConsent(transaction, { purpose: 'newsletter', lang, record });
  }
  const asked =
    added ??
    (await transaction
      .updateTable('newsletterSubscriptions')
      .set(letter)
      .where('email', '=', email)
      .where('confirmedAt', 'is', null)
      .where('writtenAt', '<=', new Date(now.getTime() - minResendInterval))
      .returning('id')
      .executeTakeFirst());
  if (!asked) return;
  await enqueueEmail(transaction, {
    key: `newsletterSubscriptions:${asked.id}:${hash.slice(0, 16)}`,
    recipient: email,
    lang,
    ...composeEmail(lang, 'newsletterConfirm', { link: siteUrl + localisedPath(`/boletin/${token}`, lang) }),
  });
}

/** The subscription that a letter's link leads to; undefined for a secret that nobody has, or has any more. */
export async function findSubscriber(database: Database, token: string): Promise<Subscriber | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  return database
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
}
