import { z } from 'zod';
import { newsletterFields } from '@ofgc/shared/domain/newsletter/newsletter-field-rules.ts';
import { emailField, lineField } from '@ofgc/shared/forms/form.schema.ts';
import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/api.ts';
import { commandLine, recordAccess } from '../access-records/record-access.ts';
import { newLinks } from './enqueue-emails.ts';
import { findConfirmed, findSubscription } from './find.ts';
import { type NewsletterRecipient, presentSubscriber, type Subscriber } from './present.ts';
import { correctName, endSubscription } from './save.ts';

const required = { required: 'nameRequired', tooLong: 'textTooLong' };
const orderSchema = z.discriminatedUnion('verb', [
  z.object({ verb: z.enum(['show', 'leave']), email: emailField }),
  z.object({
    verb: z.literal('correct'),
    email: emailField,
    name: lineField(newsletterFields.name, required),
    lastname: lineField(newsletterFields.lastname, required),
  }),
]);
/** The kind of access by each order. */
const actions = { show: 'read', leave: 'delete', correct: 'change' } as const;
export type SubscriberOrder = z.input<typeof orderSchema>;

/**
 * `POST /internal/newsletter`: shows, ends or corrects the subscription of an address, for `npm run newsletter` on the site's machine. It is for
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
    async ({ body }): Promise<{ data: Subscriber | null }> => ({
      data: await database.transaction().execute(async (transaction) => {
        const found = await findSubscription(transaction, body.email);
        if (!found) return null;
        const { id } = found;
        const record = { table: 'newsletterSubscriptions', id } as const;
        await recordAccess(transaction, { who: commandLine, action: actions[body.verb], record });
        if (body.verb === 'leave') await endSubscription(transaction, id);
        if (body.verb !== 'correct') return presentSubscriber(found);
        const { name, lastname } = body;
        await correctName(transaction, id, { name, lastname });
        return presentSubscriber({ ...found, name, lastname });
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
