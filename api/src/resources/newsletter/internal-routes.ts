import { z } from 'zod';
import { emailField } from '@ofgc/shared/forms/form.schema.ts';
import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/api.ts';
import { commandLine, recordAccess } from '../access-records/record-access.ts';
import { newLinks } from './enqueue-emails.ts';
import { findConfirmed, findSubscription } from './find.ts';
import { type NewsletterRecipient, presentSubscriber, type Subscriber } from './present.ts';
import { endSubscription } from './save.ts';

const orderSchema = z.object({ verb: z.enum(['show', 'leave']), email: emailField });
export type SubscriberOrder = z.input<typeof orderSchema>;

/**
 * `POST /internal/newsletter`: shows or ends the subscription of an address, for `npm run newsletter` on the site's machine. It is for
 * people who write because they no longer have the email with their link. `data` is null where nobody subscribed with the address.
 * `…/recipients` answers who confirmed the address, with a new link for each, because the consent promises a way out in every issue.
 */
export function newsletterCommandRoutes(
  api: Api,
  { database, siteUrl }: { database: Database; siteUrl: string },
): void {
  api.post(
    '/internal/newsletter',
    { schema: { hide: true, body: orderSchema } },
    async ({ body: { verb, email } }): Promise<{ data: Subscriber | null }> => ({
      data: await database.transaction().execute(async (transaction) => {
        const found = await findSubscription(transaction, email);
        if (!found) return null;
        const { id } = found;
        const record = { table: 'newsletterSubscriptions', id } as const;
        await recordAccess(transaction, { who: commandLine, action: verb === 'show' ? 'read' : 'delete', record });
        if (verb === 'leave') await endSubscription(transaction, id);
        return presentSubscriber(found);
      }),
    }),
  );

  api.post(
    '/internal/newsletter/recipients',
    { schema: { hide: true } },
    async (): Promise<{ data: NewsletterRecipient[] }> => ({
      data: await database.transaction().execute(async (transaction) => {
        const confirmed = await findConfirmed(transaction);
        const record = { table: 'newsletterSubscriptions', id: 'list' } as const;
        await recordAccess(transaction, { who: commandLine, action: 'export', record });
        const links = await newLinks(transaction, confirmed, siteUrl);
        return confirmed.map(({ name, lastname, email, lang }, place) => ({
          name,
          lastname,
          email,
          lang,
          link: links[place]?.link ?? '',
        }));
      }),
    }),
  );
}
