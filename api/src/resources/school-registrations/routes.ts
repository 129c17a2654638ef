import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { schoolAreaSchema } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { registrationSteps } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import {
  registrationReceiptSchema,
  schoolRegistrationSchema,
} from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { receiptSchema } from '@ofgc/shared/forms/form.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Database } from '../../database/database.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { slugParameter, versionField as version } from '../../http/parameters.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { findCalls } from '../school-calls/find.ts';
import { presentCall } from '../school-calls/present.ts';
import { findCentreOf, shownCentreField } from '../school-centres/find.ts';
import { presentCentre } from '../school-centres/present.ts';
import { messageBody, messageFormSchema, saveSchoolMessage } from '../school-messages/save.ts';
import { changeOnce } from '../sessions/change-once.ts';
import { identityOf, requireCentre } from '../sessions/identity.ts';
import { findRegistration, findRegistrationsOf } from './find.ts';
import { presentRegistration, presentRegistrationSummary } from './present.ts';
import { saveRegistration } from './save.ts';
import { takeRegistrationStep } from './take-step.ts';

export const registrationParams = z.object({ reference: z.string().regex(/^S-[A-Z2-9]{6}$/) });
/** A posted form carries its own id and the version of the record that it showed. */
const registrationBody = messageBody.extend({
  call: slugParameter,
  version,
  intent: z.enum(['draft', 'send']),
  centre: shownCentreField,
});
const query = oneQuerySchema;

/** The routes of a signed-in school, only for its own registrations. */
export function schoolRegistrationRoutes(api: Api, context: ApiContext): void {
  const { database, now, siteUrl } = context;
  const centre = { onRequest: requireCentre(context) };
  const common = { tags: ['schools'], params: registrationParams, querystring: query };
  const write = { ...centre, ...formLimits };
  const response = { 200: oneOf(receiptSchema), ...errorResponses };

  /** Changes a registration of the signed-in school, with its access record. @param work returns the registration's reference @param shownCentre the school whose page has the form */
  const changeOwn = async (
    request: FastifyRequest,
    detail: string,
    work: (transaction: Database, centreId: number) => Promise<string>,
    shownCentre?: number,
  ) => {
    const who = identityOf(request);
    const reference = await changeOnce(context, request, async (transaction) => {
      const { id: centreId } = await findCentreOf(transaction, who.accountId, shownCentre);
      const changed = await work(transaction, centreId);
      const record = { table: 'schoolRegistrations', id: changed } as const;
      await recordAccess(transaction, { who, action: 'change', record, detail });
      return changed;
    });
    return { data: { reference } };
  };

  api.get(
    '/api/school-area',
    {
      ...centre,
      schema: { tags: ['schools'], querystring: query, response: { 200: oneOf(schoolAreaSchema), ...errorResponses } },
    },
    async (request) => {
      const { lang } = request.query;
      const own = await findCentreOf(database, identityOf(request).accountId);
      const calls = await findCalls(database, now());
      const registrations = (await findRegistrationsOf(database, own.id)).flatMap((registration) => {
        const call = calls.find(({ key }) => key === registration.call);
        return call ? [presentRegistrationSummary(registration, call, lang)] : [];
      });
      const ahead = calls.filter(({ state }) => state !== 'over').map((call) => presentCall(call, lang));
      return { data: { centre: presentCentre(own), registrations, calls: ahead } };
    },
  );

  api.get(
    '/api/school-registrations/:reference',
    {
      ...centre,
      schema: { ...common, response: { 200: oneOf(schoolRegistrationSchema), ...errorResponses } },
    },
    async (request) => {
      const { id } = await findCentreOf(database, identityOf(request).accountId);
      const registration = await findRegistration(database, request.params.reference, id);
      // The reading is recorded, because the contact person is often somebody else than the signed-in user.
      await recordAccess(database, {
        who: identityOf(request),
        action: 'read',
        record: { table: 'schoolRegistrations', id: registration.reference },
      });
      return { data: await presentRegistration(database, registration, { lang: request.query.lang, at: now() }) };
    },
  );

  api.post(
    '/api/school-registrations',
    {
      ...write,
      schema: {
        tags: ['schools'],
        querystring: query,
        body: registrationBody,
        response: { 200: oneOf(registrationReceiptSchema), ...errorResponses },
      },
    },
    async (request) => {
      const { call, formKey: key, version: seen, intent, centre: shownCentre, ...body } = request.body;
      const save = async (transaction: Database, centreId: number) => {
        const posted = { centreId, call, formKey: key, version: seen, isDraft: intent === 'draft', body };
        return saveRegistration(transaction, { ...posted, lang: request.query.lang, at: now(), siteUrl });
      };
      const { data } = await changeOwn(request, intent, save, shownCentre);
      const { state } = await findRegistration(database, data.reference);
      return { data: { ...data, state } };
    },
  );

  api.post(
    '/api/school-registrations/:reference/steps',
    { ...write, schema: { ...common, body: z.looseObject({ step: z.enum(registrationSteps), version }), response } },
    async (request) => {
      const { step, version: seen } = request.body;
      const { reference } = request.params;
      return changeOwn(request, step, async (transaction, centreId) => {
        await takeRegistrationStep(transaction, { centreId, reference, step, version: seen, at: now(), siteUrl });
        return reference;
      });
    },
  );

  api.post(
    '/api/school-registrations/:reference/messages',
    { ...write, schema: { ...common, body: messageBody, response } },
    async (request) => {
      const { reference } = request.params;
      const { text } = readForm(messageFormSchema, request.body, request.query.lang);
      return changeOwn(request, 'message', async (transaction, centreId) => {
        const message = { reference, centreId, formKey: request.body.formKey, text };
        await saveSchoolMessage(transaction, { ...message, at: now(), siteUrl });
        return reference;
      });
    },
  );
}
