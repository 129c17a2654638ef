import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { newsletterLinkPath } from '@ofgc/shared/routes/site/newsletter.ts';
import type { Database } from '../../database/database.ts';
import { newSecret } from '../../forms/secret.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';

interface Subscriber {
  id: number;
  email: string;
  lang: Locale;
}

/**
 * Sends an email that asks to confirm the subscription. Its link also lets the subscriber leave, and the links of earlier emails stay
 * valid.
 */
export async function emailConfirmation(
  transaction: Database,
  { id, email, lang }: Subscriber,
  siteUrl: string,
): Promise<void> {
  const { token, hash } = newSecret();
  await transaction
    .insertInto('newsletterTokens')
    .values({ tokenHash: hash, subscriptionId: id, createdAt: new Date() })
    .execute();
  await enqueueEmail(transaction, {
    key: `newsletterSubscriptions:${id}:${hash.slice(0, 16)}`,
    recipient: email,
    lang,
    ...composeEmail(lang, 'newsletterConfirm', { link: siteUrl + localisedPath(newsletterLinkPath(token), lang) }),
  });
}
