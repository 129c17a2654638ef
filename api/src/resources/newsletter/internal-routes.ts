import { z } from 'zod';
import { newsletterFields } from '@ofgc/shared/domain/newsletter/newsletter-field-rules.ts';
import { emailField, lineField } from '@ofgc/shared/forms/form.schema.ts';
import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/api.ts';
import { commandLine, recordAccess } from '../access-records/record-access.ts';
import { newLinks } from './enqueue-emails.ts';
import { endSubscription } from './save.ts';

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

/** What the site knows, or knew until `leave`, about an address. */
export interface Subscriber {
  name: string;
  lastname: string;
  email: string;
  lang: string;
  /** The version of the consent's wording. */
  consentText: string;
  createdAt: string;
  /** `null`: the address was never confirmed. */
  confirmedAt: string | null;
}

/** Somebody to whom an issue of the newsletter may be sent. */
export interface NewsletterRecipient extends Pick<Subscriber, 'name' | 'lastname' | 'email' | 'lang'> {
  /** The page that ends the subscription, also by the `POST` of RFC 8058. */
  link: string;
}

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
        const found = await transaction
          .selectFrom('newsletterSubscriptions')
          .select(['id', 'name', 'lastname', 'email', 'lang', 'consentText', 'createdAt', 'confirmedAt'])
          .where('email', '=', body.email)
          .executeTakeFirst();
        if (!found) return null;
        const { id, createdAt, confirmedAt, ...known } = found;
        const record = { table: 'newsletterSubscriptions', id } as const;
        await recordAccess(transaction, { who: commandLine, action: actions[body.verb], record });
        if (body.verb === 'leave') await endSubscription(transaction, id);
        if (body.verb === 'correct') {
          const { name, lastname } = body;
          await transaction
            .updateTable('newsletterSubscriptions')
            .set({ name, lastname })
            .where('id', '=', id)
            .execute();
          Object.assign(known, { name, lastname });
        }
        return { ...known, createdAt: createdAt.toISOString(), confirmedAt: confirmedAt?.toISOString() ?? null };
      }),
    }),
  );

  api.post(
    '/internal/newsletter/recipients',
    { schema: { hide: true } },
    async (): Promise<{ data: NewsletterRecipient[] }> => ({
      data: await database.transaction().execute(async (transaction) => {
        const confirmed = await transaction
          .selectFrom('newsletterSubscriptions')
          .select(['id', 'name', 'lastname', 'email', 'lang'])
          .where('confirmedAt', 'is not', null)
          .orderBy('id')
          .execute();
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
