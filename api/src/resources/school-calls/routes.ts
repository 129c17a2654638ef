import { z } from 'zod';
import { managedCallSchema } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { recipientGroups } from '@ofgc/shared/domain/school-registrations/recipients.ts';
import { schoolCallSchema } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';
import { lineField, lineOf } from '@ofgc/shared/forms/form.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import { dayEnd } from '../../content/dates.ts';
import { deskLimits } from '../../forms/form-route.ts';
import { InvalidForm, readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { failures } from '../../http/failures.ts';
import { slugParameter } from '../../http/parameters.ts';
import { message } from '../../locales/messages.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { runDraw } from '../school-draws/run-draw.ts';
import { messageFormSchema } from '../school-messages/save.ts';
import { sendCircular } from '../school-messages/send-circular.ts';
import { changeOnce } from '../sessions/change-once.ts';
import { identityOf, requireStaff } from '../sessions/identity.ts';
import { changeCall } from './change-call.ts';
import { presentManagedCall } from './demand.ts';
import { findCall, findCalls } from './find.ts';
import { presentCall } from './present.ts';
import { registrationTable } from './registrations-csv.ts';

const params = z.object({ key: slugParameter });
const query = oneQuerySchema.strict();
const seedField = lineField({ isRequired: true, maxLength: 60 }, { required: 'seedRequired', tooLong: 'textTooLong' });
const done = oneOf(z.object({ key: z.string() }));

/** `GET /api/school-calls` for everybody; what the office does with calls below `/api/school-office`. */
export function schoolCallRoutes(api: Api, context: ApiContext): void {
  const { database, now, siteUrl } = context;
  const office = { onRequest: requireStaff(context, 'schools') };

  api.get(
    '/api/school-calls',
    { schema: { tags: ['education'], querystring: query, response: { 200: oneOf(z.array(schoolCallSchema)) } } },
    async ({ query: { lang } }) => {
      const calls = await findCalls(database, now());
      return { data: calls.filter(({ state }) => state !== 'over').map((call) => presentCall(call, lang)) };
    },
  );

  api.get(
    '/api/school-office/calls',
    {
      ...office,
      schema: {
        tags: ['schools'],
        querystring: query,
        response: { 200: oneOf(z.array(managedCallSchema)), ...failures },
      },
    },
    async (request) => {
      const { lang } = request.query;
      const at = now();
      const calls = await findCalls(database, at);
      await recordAccess(database, {
        who: identityOf(request),
        action: 'read',
        record: { table: 'schoolRegistrations', id: 'list' },
      });
      return { data: await Promise.all(calls.map((call) => presentManagedCall(database, call, { lang, at }))) };
    },
  );

  api.get(
    '/api/school-office/calls/:key',
    {
      ...office,
      schema: {
        tags: ['schools'],
        params,
        querystring: z.strictObject({ ...oneQuerySchema.shape, seed: z.string().max(60).optional() }),
        response: { 200: oneOf(managedCallSchema), ...failures },
      },
    },
    async (request) => {
      const { lang, seed } = request.query;
      const at = now();
      const call = await findCall(database, request.params.key, at);
      await recordAccess(database, {
        who: identityOf(request),
        action: 'read',
        record: { table: 'schoolRegistrations', id: 'list' },
        detail: call.key,
      });
      return { data: await presentManagedCall(database, call, { lang, at, seed: seed ? lineOf(seed) : undefined }) };
    },
  );

  api.get(
    '/api/school-office/calls/:key/registrations.csv',
    { ...office, schema: { tags: ['schools'], params, querystring: query } },
    async (request, reply) => {
      const { lang } = request.query;
      const at = now();
      const call = await findCall(database, request.params.key, at);
      await recordAccess(database, {
        who: identityOf(request),
        action: 'export',
        record: { table: 'schoolRegistrations', id: 'list' },
        detail: call.key,
      });
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${call.key}.csv"`)
        .send(registrationTable(await presentManagedCall(database, call, { lang, at }), lang));
    },
  );

  api.post(
    '/api/school-office/calls/:key/days',
    {
      ...office,
      ...deskLimits,
      schema: {
        tags: ['schools'],
        params,
        querystring: query,
        body: z.looseObject({ version: z.coerce.number().int().min(0) }),
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { body, params: own, query: asked } = request;
      const { key, opensAt: opened, closesAt: closed } = await findCall(database, own.key, now());
      const changed = { opensAt: opened, closesAt: closed };
      if (body.intent === 'closeNow') changed.closesAt = now();
      else {
        const [opensOn, closesOn] = [lineOf(body.opensOn), lineOf(body.closesOn)];
        const wrong = [opensOn, closesOn].findIndex((day) => day < '2000' || !z.iso.date().safeParse(day).success);
        const isBackwards = wrong < 0 && closesOn < opensOn;
        if (wrong >= 0 || isBackwards)
          throw new InvalidForm({ [wrong === 0 ? 'opensOn' : 'closesOn']: [message(asked.lang, 'callDatesInvalid')] });
        changed.opensAt = zonedInstant(opensOn, '09:00', timeZone);
        changed.closesAt = zonedInstant(closesOn, dayEnd, timeZone);
      }
      if (changed.closesAt <= changed.opensAt)
        throw new InvalidForm({ closesOn: [message(asked.lang, 'callDatesInvalid')] });
      await changeOnce(context, request, async (transaction) => {
        await changeCall(transaction, { call: key, ...changed, version: body.version });
        await recordAccess(transaction, {
          who: identityOf(request),
          action: 'change',
          record: { table: 'schoolCallChanges', id: key },
        });
      });
      return { data: { key } };
    },
  );

  api.post(
    '/api/school-office/calls/:key/draw',
    {
      ...office,
      ...deskLimits,
      schema: {
        tags: ['schools'],
        params,
        querystring: query,
        body: z.looseObject({}),
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { key } = request.params;
      const { seed } = readForm(z.object({ seed: seedField }), request.body, request.query.lang);
      const who = identityOf(request);
      await changeOnce(context, request, async (transaction) => {
        await runDraw(transaction, { call: key, seed, account: who.accountId, at: now(), siteUrl });
        await recordAccess(transaction, {
          who,
          action: 'change',
          record: { table: 'schoolDraws', id: key },
          detail: seed,
        });
      });
      return { data: { key } };
    },
  );

  api.post(
    '/api/school-office/calls/:key/messages',
    {
      ...office,
      ...deskLimits,
      schema: {
        tags: ['schools'],
        params,
        querystring: query,
        body: z.looseObject({ to: z.enum(recipientGroups), formKey: z.uuid() }),
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { lang } = request.query;
      const { to, formKey } = request.body;
      const { text } = readForm(messageFormSchema, request.body, lang);
      const { key } = await findCall(database, request.params.key, now());
      await changeOnce(context, request, async (transaction) => {
        const written = await sendCircular(transaction, { call: key, to, formKey, text, at: now(), siteUrl });
        if (written === 0) throw new InvalidForm({ to: [message(lang, 'recipientsRequired')] });
        await recordAccess(transaction, {
          who: identityOf(request),
          action: 'letter',
          record: { table: 'schoolRegistrations', id: 'list' },
          detail: `${key} ${to}`,
        });
      });
      return { data: { key } };
    },
  );
}
