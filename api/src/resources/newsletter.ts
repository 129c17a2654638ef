import { z } from 'zod';
import { failureSchema, oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { newsletterBodySchema } from '@ofgc/shared/domain/newsletter.schema.ts';
import { currentText } from '../consents/consent-texts.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { answerErrors } from '../forms/form-guard.ts';
import type { Api, ApiContext } from '../http/api.ts';
import { RequestFailure } from '../http/request-failure.ts';
import { checkSubscription } from './newsletter-rules.ts';

const largestBody = 16 * 1024;

const schema = {
  tags: ['visitors'],
  querystring: z.strictObject(oneQuerySchema.shape),
  body: newsletterBodySchema,
  response: { 201: z.object({ data: z.object({}) }), 404: failureSchema, 422: failureSchema, 429: failureSchema },
};

/**
 * `POST /api/newsletter` (specification §5, §7, §8). A known address is answered like a new one, so that nobody learns who subscribed;
 * what was given first is kept.
 */
export function newsletterRoutes(api: Api, { database, newsletterOpen }: ApiContext): void {
  api.post(
    '/api/newsletter',
    { schema, bodyLimit: largestBody, config: { rateLimit: { max: 20, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { lang } = request.query;
      if (!newsletterOpen) throw new RequestFailure(404, 'newsletterClosed');
      const checked = checkSubscription(request.body, lang);
      if ('errors' in checked) return answerErrors(reply, checked.errors);
      const { name, lastname, email } = checked.subscription;
      const consentText = currentText('newsletter').version;
      await database.transaction().execute(async (transaction) => {
        // Consent is a legal record: it carries the real time, never the site's clock.
        const added = await transaction
          .insertInto('newsletterSubscriptions')
          .values({ name, lastname, email, lang, consentText, createdAt: new Date() })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return;
        const record = { table: 'newsletterSubscriptions', id: added.id } as const;
        await recordConsent(transaction, { purpose: 'newsletter', lang, record });
      });
      return reply.code(201).send({ data: {} });
    },
  );
}
