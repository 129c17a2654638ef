import { z } from 'zod';
import { consentQuestionSchema } from '@ofgc/shared/domain/consents/consent.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';
import { currentText, type Purpose, purposes } from './consent-texts.ts';

const schema = {
  tags: ['visitors'],
  params: z.object({ purpose: z.string() }),
  querystring: oneQuerySchema,
  response: { 200: oneOf(consentQuestionSchema), 404: errorBodySchema },
};

/** `GET /api/consents/{purpose}`: the wording that a form shows beside its checkbox. */
export function consentRoutes(api: Api): void {
  api.get('/api/consents/:purpose', { schema }, (request, reply) => {
    // The response contains the time at which the form was shown: a form that is sent too soon after it comes from a bot.
    void reply.header('Cache-Control', 'no-store');
    const purpose = purposes.find((known): known is Purpose => known === request.params.purpose);
    if (!purpose) throw notFound();
    const { version, [request.query.lang]: words } = currentText(purpose);
    return { data: { purpose, version, ...words, shownAt: new Date().toISOString() } };
  });
}
