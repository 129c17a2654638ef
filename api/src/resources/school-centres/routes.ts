import { z } from 'zod';
import { centreFormSchema, ownProfileFormSchema } from '@ofgc/shared/domain/school-centres/centre-form.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { versionField } from '../../http/parameters.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { isKnownWording, outdatedAt } from '../consents/consent-rule.ts';
import { changeOnce } from '../sessions/change-once.ts';
import { identityOf, requireCentre } from '../sessions/identity.ts';
import { changeProfile } from './change-profile.ts';
import { findCentreOf, shownCentreField } from './find.ts';
import { requestCentre } from './save.ts';

const requestForm = centreFormSchema.refine(
  ({ consentVersion }) => isKnownWording('schoolCentre', consentVersion),
  outdatedAt('consent'),
);
const done = oneOf(z.object({ isDone: z.literal(true) }));

/** Routes with which a school requests an account and changes its own data. */
export function schoolCentreRoutes(api: Api, context: ApiContext): void {
  const { database, siteUrl } = context;

  api.post(
    '/api/school-centres',
    {
      ...formLimits,
      schema: {
        ...formRoute('visitors', centreFormSchema),
        response: { 201: done, 409: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema },
      },
    },
    async ({ query: { lang }, body }, reply) => {
      const form = readForm(requestForm, body, lang);
      rejectBots(body);
      await database.transaction().execute((transaction) => requestCentre(transaction, { form, lang, siteUrl }));
      return reply.code(201).send({ data: { isDone: true as const } });
    },
  );

  api.post(
    '/api/school-area/profile',
    {
      onRequest: requireCentre(context),
      ...formLimits,
      schema: {
        tags: ['schools'],
        querystring: oneQuerySchema,
        body: z.looseObject({ version: versionField, centre: shownCentreField }),
        response: {
          200: done,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { lang } = request.query;
      const { version, centre } = request.body;
      const profile = readForm(ownProfileFormSchema, request.body, lang);
      const who = identityOf(request);
      await changeOnce(context, request, async (transaction) => {
        const { id } = await findCentreOf(transaction, who.accountId, centre);
        await changeProfile(transaction, { id, profile, version, lang, siteUrl });
        await recordAccess(transaction, {
          who,
          action: 'change',
          record: { table: 'schoolCentres', id },
          detail: 'profile',
        });
      });
      return { data: { isDone: true as const } };
    },
  );
}
