import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { areaRoles } from '@ofgc/shared/domain/staff/area-roles.ts';
import { managedCentreSchema } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { profileFormSchema } from '@ofgc/shared/domain/school-centres/centre-form.schema.ts';
import { accountRequestsSchema, schoolCentreSchema } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import { lineOf } from '@ofgc/shared/forms/form.schema.ts';
import { listOf, listQuerySchema, oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Database } from '../../database/database.ts';
import { deskLimits } from '../../http/rate-limits.ts';
import { InvalidForm, readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses, refused } from '../../http/error-responses.ts';
import { idOf, idParams, versionField } from '../../http/parameters.ts';
import { message } from '../../locales/messages.ts';
import { listResponse } from '../../http/paging.ts';
import { type AccessAction, recordAccess } from '../access-records/record-access.ts';
import { findCalls } from '../school-calls/find.ts';
import { findRegistrationsOf, isSent } from '../school-registrations/find.ts';
import { presentRegistrationSummary } from '../school-registrations/present.ts';
import { changeRecorded } from '../sessions/change-once.ts';
import { identityOf, requireStaff } from '../sessions/identity.ts';
import { changeProfile } from './change-profile.ts';
import { eraseCentre } from './erase.ts';
import { countRequests, findCentre, findCentres } from './find.ts';
import { collectPersonalData } from './personal-data.ts';
import { presentCentre } from './present.ts';
import { decideCentre } from './save.ts';

const decision = z.object({ decision: z.enum(['approve', 'refuse']), version: versionField });
const done = oneOf(z.object({ isDone: z.literal(true) }));

/** The office's routes for schools: their requests, their data, and their rights under data protection law. */
export function managedCentreRoutes(api: Api, context: ApiContext): void {
  const { database, now, siteUrl } = context;
  const office = { onRequest: requireStaff(context, ...areaRoles.schools) };
  const address = '/api/school-office/centres/:id';
  const common = { tags: ['schools'], params: idParams, querystring: oneQuerySchema };
  const write = { ...office, ...deskLimits };
  const response = { 200: done, ...errorResponses };
  const versionBody = z.looseObject({ version: versionField });

  /** Makes one change with its access record, in one transaction. */
  async function change(
    request: FastifyRequest,
    { id, action = 'change', detail }: { id: number; action?: AccessAction; detail: string },
    work: (transaction: Database) => Promise<void>,
  ) {
    await changeRecorded(context, request, { action, record: { table: 'schoolCentres', id }, detail }, work);
    return { data: { isDone: true as const } };
  }

  api.get(
    '/api/school-office/centres',
    {
      ...office,
      schema: {
        tags: ['schools'],
        querystring: listQuerySchema,
        response: { 200: listOf(schoolCentreSchema), ...errorResponses },
      },
    },
    async (request) => {
      const { query } = request;
      const { rows, total, inState } = await findCentres(database, query);
      await recordAccess(database, {
        who: identityOf(request),
        action: 'read',
        record: { table: 'schoolCentres', id: 'list' },
      });
      return listResponse(rows.map(presentCentre), total, query, { state: inState });
    },
  );

  api.get(
    '/api/school-office/account-requests',
    {
      ...office,
      config: { isAboutNobody: true },
      schema: {
        tags: ['schools'],
        querystring: oneQuerySchema,
        response: { 200: oneOf(accountRequestsSchema), ...refused },
      },
    },
    async () => ({ data: { waiting: await countRequests(database) } }),
  );

  api.get(
    address,
    { ...office, schema: { ...common, response: { 200: oneOf(managedCentreSchema), ...errorResponses } } },
    async (request) => {
      const { lang } = request.query;
      const centre = await findCentre(database, idOf(request.params));
      const calls = await findCalls(database, now());
      const registrations = (await findRegistrationsOf(database, centre.id)).flatMap((registration) => {
        const call = calls.find(({ key }) => key === registration.call);
        return call && isSent(registration) ? [presentRegistrationSummary(registration, call, lang)] : [];
      });
      await recordAccess(database, {
        who: identityOf(request),
        action: 'read',
        record: { table: 'schoolCentres', id: centre.id },
      });
      return { data: { centre: presentCentre(centre), registrations } };
    },
  );

  api.get(`${address}/data.json`, { ...office, schema: common }, async (request, reply) => {
    const centre = await findCentre(database, idOf(request.params));
    await recordAccess(database, {
      who: identityOf(request),
      action: 'export',
      record: { table: 'schoolCentres', id: centre.id },
    });
    const known = await collectPersonalData(database, centre, { lang: request.query.lang, at: now() });
    return reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${centre.code}.json"`)
      .send(JSON.stringify(known, null, 2));
  });

  api.post(`${address}/decision`, { ...write, schema: { ...common, body: decision, response } }, async (request) => {
    const { body } = request;
    const id = idOf(request.params);
    const decided = { id, isApproved: body.decision === 'approve', version: body.version, siteUrl };
    return change(request, { id, detail: body.decision }, (transaction) => decideCentre(transaction, decided));
  });

  api.post(`${address}/profile`, { ...write, schema: { ...common, body: versionBody, response } }, async (request) => {
    const { lang } = request.query;
    const profile = readForm(profileFormSchema, request.body, lang);
    const id = idOf(request.params);
    return change(request, { id, detail: 'profile' }, (transaction) =>
      changeProfile(transaction, { id, profile, version: request.body.version, lang, siteUrl }),
    );
  });

  api.post(`${address}/erasure`, { ...write, schema: { ...common, body: versionBody, response } }, async (request) => {
    const { body } = request;
    const { id, code } = await findCentre(database, idOf(request.params));
    if (lineOf(body.code).replaceAll(/\D/g, '') !== code)
      throw new InvalidForm({ code: [message(request.query.lang, 'centreEraseWrong')] });
    return change(request, { id, action: 'delete', detail: 'erasure' }, (transaction) =>
      eraseCentre(transaction, { id, version: body.version, at: now(), siteUrl }),
    );
  });
}
