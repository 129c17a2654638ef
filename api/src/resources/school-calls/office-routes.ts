import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { areaRoles } from '@ofgc/shared/domain/staff/area-roles.ts';
import { drawFields } from '@ofgc/shared/domain/school-calls/draw-field-rules.ts';
import { managedCallSchema } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { recipientGroups } from '@ofgc/shared/domain/school-registrations/recipients.ts';
import { lineField, lineOf } from '@ofgc/shared/forms/form.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { deskLimits } from '../../http/rate-limits.ts';
import { InvalidForm, readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { slugParameter, versionField } from '../../http/parameters.ts';
import { message } from '../../locales/messages.ts';
import { type Access, recordAccess } from '../access-records/record-access.ts';
import { runDraw } from '../school-draws/run-draw.ts';
import { messageFormSchema } from '../school-messages/save.ts';
import { saveCircular } from '../school-messages/save-circular.ts';
import { changeOnce, changeRecorded } from '../sessions/change-once.ts';
import { identityOf, requireStaff } from '../sessions/identity.ts';
import { changeCall } from './change-call.ts';
import { presentManagedCall } from './present-managed-call.ts';
import { type CallRecord, findCall, findCalls } from './find.ts';
import { managedCallQuerySchema } from './query.ts';
import { readDays } from './read-form.ts';
import { registrationTable } from './registrations-csv.ts';

const params = z.object({ key: slugParameter });
const seedForm = z.object({
  seed: lineField(drawFields.seed, { required: 'seedRequired', tooLong: 'textTooLong' }),
});

/** The office's routes for calls: show the demand, change the days, draw, write to all schools. */
export function managedCallRoutes(api: Api, context: ApiContext): void {
  const { database, now, siteUrl } = context;
  const office = { onRequest: requireStaff(context, ...areaRoles.schools) };
  const address = '/api/school-office/calls/:key';
  const common = { tags: ['schools'], params, querystring: oneQuerySchema };
  const change = { ...office, ...deskLimits };
  const response = { 200: oneOf(z.object({ key: z.string() })), ...errorResponses };

  const recordReading = (request: FastifyRequest, detail = '', action: Access['action'] = 'read') =>
    recordAccess(database, {
      who: identityOf(request),
      action,
      record: { table: 'schoolRegistrations', id: 'list' },
      detail,
    });

  api.get(
    '/api/school-office/calls',
    {
      ...office,
      schema: {
        tags: ['schools'],
        querystring: oneQuerySchema,
        response: { 200: oneOf(z.array(managedCallSchema)), ...errorResponses },
      },
    },
    async (request) => {
      const { lang } = request.query;
      const at = now();
      const calls = await findCalls(database, at);
      await recordReading(request);
      return { data: await Promise.all(calls.map((call) => presentManagedCall(database, call, { lang, at }))) };
    },
  );

  api.get(
    address,
    {
      ...office,
      schema: {
        ...common,
        querystring: managedCallQuerySchema,
        response: { 200: oneOf(managedCallSchema), ...errorResponses },
      },
    },
    async (request) => {
      const { lang, seed } = request.query;
      const at = now();
      const call = await findCall(database, request.params.key, at);
      await recordReading(request, call.key);
      return { data: await presentManagedCall(database, call, { lang, at, seed: lineOf(seed) || undefined }) };
    },
  );

  api.get(`${address}/registrations.csv`, { ...office, schema: common }, async (request, reply) => {
    const { lang } = request.query;
    const at = now();
    const call = await findCall(database, request.params.key, at);
    await recordReading(request, call.key, 'export');
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${call.key}.csv"`)
      .send(registrationTable(await presentManagedCall(database, call, { lang, at }), lang));
  });

  api.post(
    `${address}/days`,
    {
      ...change,
      schema: { ...common, body: z.looseObject({ version: versionField }), response },
    },
    async (request) => {
      const { body } = request;
      const { key } = request.params;
      const { lang } = request.query;
      const at = now();
      await changeOnce(context, request, async (transaction) => {
        const daysOf = (call: CallRecord) => readDays(body, call, { at, lang });
        const isChanged = await changeCall(transaction, { key, version: body.version, at, daysOf });
        await recordAccess(transaction, {
          who: identityOf(request),
          action: isChanged ? 'change' : 'read',
          record: { table: 'schoolCallChanges', id: key },
        });
      });
      return { data: { key } };
    },
  );

  api.post(
    `${address}/draw`,
    { ...change, schema: { ...common, body: z.looseObject({}), response } },
    async (request) => {
      const { key } = request.params;
      const { seed } = readForm(seedForm, request.body, request.query.lang);
      const { accountId: account } = identityOf(request);
      const access = { action: 'change', record: { table: 'schoolDraws', id: key }, detail: seed } as const;
      await changeRecorded(context, request, access, (transaction) =>
        runDraw(transaction, { call: key, seed, account, at: now(), siteUrl }),
      );
      return { data: { key } };
    },
  );

  api.post(
    `${address}/messages`,
    {
      ...change,
      schema: { ...common, body: z.looseObject({ to: z.enum(recipientGroups), formKey: z.uuid() }), response },
    },
    async (request) => {
      const { lang } = request.query;
      const { to, formKey } = request.body;
      const { text } = readForm(messageFormSchema, request.body, lang);
      const { key } = await findCall(database, request.params.key, now());
      const record = { table: 'schoolRegistrations', id: 'list' } as const;
      const access = { action: 'letter', record, detail: `${key} ${to}` } as const;
      await changeRecorded(context, request, access, async (transaction) => {
        const written = await saveCircular(transaction, { call: key, to, formKey, text, at: now(), siteUrl });
        if (written === 0) throw new InvalidForm({ to: [message(lang, 'recipientsRequired')] });
      });
      return { data: { key } };
    },
  );
}
