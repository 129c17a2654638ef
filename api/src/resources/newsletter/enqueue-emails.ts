import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { newsletterLinkPath } from '@ofgc/shared/routes/site/newsletter.ts';
import type { Database } from '../../database/database.ts';
import type { Secret } from '../../forms/secret.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';

interface Subscriber {
  id: number;
  email: string;
  lang: Locale;
}

/** Asks an address to confirm its subscription; the link also lets it leave. @param secret of the link */
export async function emailConfirmation(
  transaction: Database,
  { id, email, lang }: Subscriber,
  { token, hash }: Secret,
  siteUrl: string,
): Promise<void> {
  await enqueueEmail(transaction, {
    key: `newsletterSubscriptions:${id}:${hash.slice(0, 16)}`,
    recipient: email,
    lang,
    ...composeEmail(lang, 'newsletterConfirm', { link: siteUrl + localisedPath(newsletterLinkPath(token), lang) }),
  });
}
