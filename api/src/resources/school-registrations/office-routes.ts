import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { areaRoles } from '@ofgc/shared/domain/staff/area-roles.ts';
import { managedDetailSchema } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { lineField, receiptSchema } from '@ofgc/shared/forms/form.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Database } from '../../database/database.ts';
import { deskLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { idParameter, versionField as version } from '../../http/parameters.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { canBeGiven } from '../school-calls/can-be-given.ts';
import { findCall } from '../school-calls/find.ts';
import { presentCall } from '../school-calls/present.ts';
import { findCentre } from '../school-centres/find.ts';
import { presentCentre } from '../school-centres/present.ts';
import { messageBody, messageFormSchema, saveSchoolMessage } from '../school-messages/save.ts';
import { changeRecorded } from '../sessions/change-once.ts';
import { identityOf, requireStaff } from '../sessions/identity.ts';
import { findRegistration, isSent } from './find.ts';
import { markAttendance } from './mark-attendance.ts';
import { placeByHand } from './places/place-by-hand.ts';
import { presentRegistration } from './present.ts';
import { registrationParams } from './routes.ts';

const placingForm = z.object({
  reason: lineField({ isRequired: true, maxLength: 300 }, { required: 'reasonRequired', tooLong: 'textTooLong' }),
});

/** A registration that was sent: a draft is only visible to its school. @throws HttpError 404 */
async function findSent(database: Database, reference: string) {
  const registration = await findRegistration(database, reference);
  if (!isSent(registration)) throw notFound();
  return registration;
}

/** The office's routes for one registration. */
export function managedRegistrationRoutes(api: Api, context: ApiContext): void {
  const { database, now, siteUrl } = context;
  const office = { onRequest: requireStaff(context, ...areaRoles.schools) };
  const address = '/api/school-office/registrations/:reference';
  const common = { tags: ['schools'], params: registrationParams, querystring: oneQuerySchema };
  const write = { ...office, ...deskLimits };
  const response = { 200: oneOf(receiptSchema), ...errorResponses };

  /** Makes one change with its access record, in one transaction. */
  async function change(
    request: FastifyRequest,
    { reference, detail }: { reference: string; detail: string },
    work: (transaction: Database) => Promise<void>,
  ) {
    const access = { action: 'change', record: { table: 'schoolRegistrations', id: reference }, detail } as const;
    await changeRecorded(context, request, access, async (transaction) => {
      await findSent(transaction, reference);
      await work(transaction);
    });
    return { data: { reference } };
  }

  api.get(
    address,
    { ...office, schema: { ...common, response: { 200: oneOf(managedDetailSchema), ...errorResponses } } },
    async (request) => {
      const { lang } = request.query;
      const at = now();
      const registration = await findSent(database, request.params.reference);
      const call = await findCall(database, registration.call, at);
      const centre = await findCentre(database, registration.centreId);
      await recordAccess(database, {
        who: identityOf(request),
        action: 'read',
        record: { table: 'schoolRegistrations', id: registration.reference },
      });
      const possible = call.sessions.filter(
        (session) => canBeGiven(session, at) || session.id === registration.sessionId,
      );
      return {
        data: {
          registration: await presentRegistration(database, registration, { lang, at }),
          centre: presentCentre(centre),
          sessions: presentCall({ ...call, sessions: possible }, lang).sessions,
        },
      };
    },
  );

  api.post(
    `${address}/place`,
    {
      ...write,
      schema: { ...common, body: z.looseObject({ session: z.union([idParameter, z.literal('')]), version }), response },
    },
    async (request) => {
      const { reference } = request.params;
      const { session, version: seen } = request.body;
      const { reason } = readForm(placingForm, request.body, request.query.lang);
      const who = identityOf(request);
      const placing = { reference, session: session === '' ? null : session, reason, version: seen };
      return change(request, { reference, detail: 'place' }, (transaction) =>
        placeByHand(transaction, { ...placing, account: who.accountId, at: now(), siteUrl }),
      );
    },
  );

  api.post(
    `${address}/attendance`,
    {
      ...write,
      schema: { ...common, body: z.looseObject({ attendance: z.enum(['attended', 'absent']), version }), response },
    },
    async (request) => {
      const { reference } = request.params;
      const { attendance, version: seen } = request.body;
      const who = identityOf(request);
      const marked = { reference, hasCome: attendance === 'attended', version: seen, account: who.accountId };
      return change(request, { reference, detail: attendance }, (transaction) =>
        markAttendance(transaction, { ...marked, at: now() }),
      );
    },
  );

  api.post(
    `${address}/messages`,
    {
      ...write,
      schema: { ...common, body: messageBody, response },
    },
    async (request) => {
      const { reference } = request.params;
      const { text } = readForm(messageFormSchema, request.body, request.query.lang);
      const message = { reference, formKey: request.body.formKey, text };
      return change(request, { reference, detail: 'message' }, (transaction) =>
        saveSchoolMessage(transaction, { ...message, at: now(), siteUrl }),
      );
    },
  );
}
