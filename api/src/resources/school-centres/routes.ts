import { z } from 'zod';
import { centreFormSchema } from '@ofgc/shared/domain/school-centres/centre-form.schema.ts';
import { schoolCentreSchema } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formBody, formLimits } from '../../forms/form-route.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { isKnownWording, outdatedAt } from '../consents/wording.ts';
import { identityOf, requireStaff } from '../sessions/identity.ts';
import { presentCentre } from './find.ts';
import { decideCentre, requestCentre } from './save.ts';

const requestForm = centreFormSchema.refine(
  ({ consentVersion }) => isKnownWording('schoolCentre', consentVersion),
  outdatedAt('consent'),
);
const decision = z.object({ decision: z.enum(['approve', 'refuse']), version: z.coerce.number().int() });
const query = oneQuerySchema.strict();
const done = oneOf(z.object({ isDone: z.literal(true) }));

/** `POST /api/school-centres`: a school asks for an account; the office sees and decides the requests. */
export function schoolCentreRoutes(api: Api, context: ApiContext): void {
  const { database, siteUrl } = context;
  const office = { onRequest: requireStaff(context, 'schools') };

  api.post(
    '/api/school-centres',
    {
      ...formLimits,
      schema: {
        tags: ['visitors'],
        querystring: query,
        body: formBody(centreFormSchema),
        response: { 201: done, 422: errorBodySchema, 429: errorBodySchema },
      },
    },
    async ({ query: { lang }, body }, reply) => {
      const form = readForm(requestForm, body, lang);
      rejectBots(body);
      await database.transaction().execute((transaction) => requestCentre(transaction, { form, lang, siteUrl }));
      return reply.code(201).send({ data: { isDone: true as const } });
    },
  );

  api.get(
    '/api/school-office/centres',
    {
      ...office,
      schema: {
        tags: ['schools'],
        querystring: query,
        response: { 200: oneOf(z.array(schoolCentreSchema)), 401: errorBodySchema, 403: errorBodySchema },
      },
    },
    async (request) => {
      const centres = await database
        .selectFrom('schoolCentres')
        .selectAll()
        .orderBy('state', 'desc')
        .orderBy('name')
        .execute();
      await recordAccess(database, {
        who: identityOf(request),
        action: 'read',
        record: { table: 'schoolCentres', id: 'list' },
      });
      return { data: centres.map(presentCentre) };
    },
  );

  api.post(
    '/api/school-office/centres/:id/decision',
    {
      ...office,
      schema: {
        tags: ['schools'],
        params: idParams,
        querystring: query,
        body: decision,
        response: { 200: done, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema, 409: errorBodySchema },
      },
    },
    async (request) => {
      const { params, body } = request;
      const id = idOf(params);
      await database.transaction().execute(async (transaction) => {
        await decideCentre(transaction, {
          id,
          isApproved: body.decision === 'approve',
          version: body.version,
          siteUrl,
        });
        await recordAccess(transaction, {
          who: identityOf(request),
          action: 'change',
          record: { table: 'schoolCentres', id },
          detail: body.decision,
        });
      });
      return { data: { isDone: true as const } };
    },
  );
}
