import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { NewsletterSubscriptions } from '../../database/tables.generated.ts';
import { hashOf, tokenPattern } from '../../forms/secret.ts';

/** The subscription of an email's link; undefined for a token that never existed or no longer exists. */
export async function findSubscriber(
  database: Database,
  token: string,
): Promise<Selectable<NewsletterSubscriptions> | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  return database
    .selectFrom('newsletterSubscriptions')
    .innerJoin('newsletterTokens', 'newsletterTokens.subscriptionId', 'newsletterSubscriptions.id')
    .selectAll('newsletterSubscriptions')
    .where('newsletterTokens.tokenHash', '=', hashOf(token))
    .executeTakeFirst();
}

/** The subscription of an address; undefined where nobody subscribed with it. */
export async function findSubscription(database: Database, email: string) {
  return database
    .selectFrom('newsletterSubscriptions')
    .select(['id', 'name', 'lastname', 'email', 'lang', 'consentText', 'createdAt', 'confirmedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}
export type SubscriberRecord = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

/** Whoever confirmed their address, in the order of their subscriptions. */
export async function findConfirmed(database: Database) {
  return database
    .selectFrom('newsletterSubscriptions')
    .select(['id', 'name', 'lastname', 'email', 'lang'])
    .where('confirmedAt', 'is not', null)
    .orderBy('id')
    .execute();
}
