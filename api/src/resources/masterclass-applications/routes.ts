import { z } from 'zod';
import { localYear } from '@ofgc/shared/dates/local-year.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { applicationFormSchema } from '@ofgc/shared/domain/masterclasses/application-form.schema.ts';
import { applicationStatusSchema } from '@ofgc/shared/domain/masterclasses/masterclass-application.schema.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { formErrors } from '../../http/error-responses.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { findStatus } from './find.ts';
import { presentStatus } from './present.ts';
import { readApplication } from './read-form.ts';
import { saveApplication } from './save.ts';

const referenceParams = z.object({ reference: z.string().regex(/^M-[A-Z0-9]{6}$/) });

/** `POST /api/masterclasses/:id/applications`, and `GET /api/masterclass-applications/:reference` for an application's state. */
export function masterclassApplicationRoutes(api: Api, { database, now, siteUrl }: ApiContext): void {
  api.post(
    '/api/masterclasses/:id/applications',
    {
      ...formLimits,
      schema: {
        ...formRoute('visitors', applicationFormSchema(localYear(now()))),
        params: idParams,
        response: { 201: oneOf(applicationStatusSchema), ...formErrors },
      },
    },
    async ({ params, query: { lang }, body }, reply) => {
      rejectBots(body);
      const at = now();
      const read = readApplication(body, lang, localYear(at));
      const masterclassId = idOf(params);
      const data = await database.transaction().execute(async (transaction) => {
        const reference = await saveApplication(transaction, { ...read, masterclassId, lang, at, siteUrl });
        return presentStatus(await findStatus(transaction, reference), lang);
      });
      return reply.code(201).send({ data });
    },
  );

  api.get(
    '/api/masterclass-applications/:reference',
    {
      schema: {
        tags: ['visitors'],
        params: referenceParams,
        querystring: oneQuerySchema,
        response: { 200: oneOf(applicationStatusSchema), 404: errorBodySchema },
      },
    },
    async ({ params, query }) => ({
      data: presentStatus(await findStatus(database, params.reference), query.lang),
    }),
  );
}
