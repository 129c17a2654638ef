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
 * Makes a link to each subscription, with which it is confirmed and ended. The links of earlier emails stay valid.
 * @returns the links in the order of the subscribers, with the hash that is stored of each
 */
export async function newLinks(
  transaction: Database,
  subscribers: readonly Pick<Subscriber, 'id' | 'lang'>[],
  siteUrl: string,
): Promise<{ link: string; hash: string }[]> {
  const createdAt = new Date();
  const secrets = subscribers.map(({ id, lang }) => ({ id, lang, ...newSecret() }));
  // A statement takes 65,535 values at most.
  for (let from = 0; from < secrets.length; from += linksAtOnce)
    await transaction
      .insertInto('newsletterTokens')
      .values(
        secrets
          .slice(from, from + linksAtOnce)
          .map(({ id, hash }) => ({ tokenHash: hash, subscriptionId: id, createdAt })),
      )
      .execute();
  return secrets.map(({ lang, token, hash }) => ({
    link: siteUrl + localisedPath(newsletterLinkPath(token), lang),
    hash,
  }));
}

const linksAtOnce = 5_000;

/** Sends an email that asks to confirm the subscription; its link also lets the subscriber leave. */
export async function emailConfirmation(
  transaction: Database,
  { id, email, lang }: Subscriber,
  siteUrl: string,
): Promise<void> {
  const links = await newLinks(transaction, [{ id, lang }], siteUrl);
  for (const { link, hash } of links)
    await enqueueEmail(transaction, {
      key: `newsletterSubscriptions:${id}:${hash.slice(0, 16)}`,
      recipient: email,
      lang,
      ...composeEmail(lang, 'newsletterConfirm', { link }),
    });
}
