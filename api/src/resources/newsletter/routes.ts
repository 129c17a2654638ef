import { z } from 'zod';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { newsletterFormSchema, newsletterLinkSchema } from '@ofgc/shared/domain/newsletter/newsletter.schema.ts';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound, HttpError } from '../../http/http-error.ts';
import { findSubscriber } from './find.ts';
import { confirmSubscription, endSubscription, saveSubscription } from './save.ts';

const maxBodySize = 16 * 1024;

const params = z.object({ token: z.string() });
const done = z.object({ data: z.object({}) });
const schema = {
  ...formRoute('visitors', newsletterFormSchema),
  response: { 201: done, 404: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema },
};

/**
 * `POST /api/newsletter` (`docs/requirements.md#newsletter`). A known address gets the same response as a new one, which so does not reveal
 * who has subscribed, and keeps the data given first. An email asks to confirm the address: `GET /api/newsletter/{token}` answers the
 * subscription's state, `…/confirm` and `…/leave` change it. GET changes nothing, because mail scanners follow links.
 */
export function newsletterRoutes(api: Api, { database, newsletterOpen, siteUrl }: ApiContext): void {
  api.post(
    '/api/newsletter',
    { schema, ...formLimits, bodyLimit: maxBodySize },
    async ({ body, query: { lang } }, reply) => {
      if (!newsletterOpen) throw new HttpError(404, 'newsletterClosed');
      const subscription = readForm(newsletterFormSchema, body, lang);
      await database
        .transaction()
        .execute((transaction) => saveSubscription(transaction, subscription, { lang, siteUrl }));
      return reply.code(201).send({ data: {} });
    },
  );

  const subscriberOf = async (token: string) => {
    const subscriber = await findSubscriber(database, token);
    if (!subscriber) throw notFound();
    return subscriber;
  };
  const link = { tags: ['visitors'], params, querystring: oneQuerySchema };

  api.get(
    '/api/newsletter/:token',
    { schema: { ...link, response: { 200: oneOf(newsletterLinkSchema), 404: errorBodySchema } } },
    async ({ params: { token } }, reply) => {
      // A button changes the state and the page is shown again at once, so the response must not be cached.
      reply.header('Cache-Control', 'no-store');
      const { confirmedAt } = await subscriberOf(token);
      return { data: { state: confirmedAt ? ('confirmed' as const) : ('requested' as const) } };
    },
  );

  const change = { ...link, response: { 200: done, 404: errorBodySchema, 429: errorBodySchema } };
  api.post('/api/newsletter/:token/confirm', { schema: change, ...formLimits }, async ({ params: { token } }) => {
    const { id } = await subscriberOf(token);
    await confirmSubscription(database, id);
    return { data: {} };
  });

  api.post('/api/newsletter/:token/leave', { schema: change, ...formLimits }, async ({ params: { token } }) => {
    const { id } = await subscriberOf(token);
    await database.transaction().execute((transaction) => endSubscription(transaction, id));
    return { data: {} };
  });
}
