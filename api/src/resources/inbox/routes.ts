import { z } from 'zod';
import { areaRoles } from '@ofgc/shared/domain/staff/area-roles.ts';
import { inboxSources } from '@ofgc/shared/domain/inbox/inbox.ts';
import { inboxLineSchema, inboxCaseSchema } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import {
  caseFormSchema,
  correctionFormSchema,
  decisionFormSchema,
  eraseFormSchema,
  emailFormSchema,
  noteFormSchema,
  undoFormSchema,
} from '@ofgc/shared/domain/inbox/inbox-forms.schema.ts';
import { listOf, oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { formRoute } from '../../forms/form-route.ts';
import { deskLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { idParameter } from '../../http/parameters.ts';
import { type AccessAction, recordAccess } from '../access-records/record-access.ts';
import { changeOnce } from '../sessions/change-once.ts';
import { type Identity, identityOf, requireStaff } from '../sessions/identity.ts';
import { changeCase, lockCase, writeChange } from './change-case.ts';
import { decide } from './decisions/decide.ts';
import { undo } from './decisions/undo.ts';
import { eraseRecord, recordTables } from './erase.ts';
import { findInbox, findInboxRow, type InboxRow } from './find.ts';
import { presentLine, presentCase } from './present.ts';
import { inboxQuerySchema } from './query.ts';
import { collectRecordData } from './rights/collect-data.ts';
import { correctSender } from './rights/correct.ts';
import { withdrawImagePermission } from './rights/image-permission.ts';
import { enqueueReply } from './enqueue-emails.ts';

const params = z.object({ source: z.enum(inboxSources), id: idParameter });
const querystring = oneQuerySchema;

/**
 * `GET /api/inbox`: all records that the user's roles may see; `…/{source}/{id}` one record with its history; `POST …/case`, `/note`,
 * `/letter`, `/decision`, `/undo`, `/correction` and `/images` change it, `/erase` erases it; `…/data.json` is a file for its sender. A change of a record that has been changed meanwhile gets 409.
 */
export function inboxRoutes(api: Api, context: ApiContext): void {
  const { database, siteUrl, now, ticketOffice } = context;
  const onRequest = requireStaff(context, ...areaRoles.inbox);
  const tags = ['office'];

  api.get(
    '/api/inbox',
    {
      onRequest,
      schema: { tags, querystring: inboxQuerySchema, response: { 200: listOf(inboxLineSchema), ...errorResponses } },
    },
    async (request) => {
      const who = identityOf(request);
      const { query } = request;
      const { rows, total } = await findInbox(database, who, query);
      await recordAccess(database, { who, action: 'read', record: { table: 'inboxCases', id: 'list' } });
      const { page, perPage } = query;
      return { data: rows.map(presentLine), meta: { total, page, perPage, facets: {} } };
    },
  );

  api.get(
    '/api/inbox/:source/:id',
    {
      onRequest,
      schema: { tags, params, querystring, response: { 200: oneOf(inboxCaseSchema), ...errorResponses } },
    },
    async (request) => {
      const who = identityOf(request);
      const { source, id } = request.params;
      const { lang } = request.query;
      const rowIn = (language: Locale) => findInboxRow(database, { source, id, roles: who.roles, lang: language });
      const row = await rowIn(lang);
      const { subject: emailSubject } = row.lang === lang ? row : await rowIn(row.lang);
      await recordAccess(database, { who, action: 'read', record: { table: recordTables[source], id } });
      return { data: await presentCase(database, row, { who, lang, emailSubject }) };
    },
  );

  /** Makes one change of a record that this user may see, in a transaction, with its access record. */
  const change = <Form extends z.ZodObject>(
    name: string,
    schema: Form,
    action: AccessAction,
    carryOut: (
      transaction: Database,
      row: InboxRow,
      form: z.output<Form>,
      who: Identity,
      lang: Locale,
    ) => Promise<void>,
  ) =>
    api.post(
      `/api/inbox/:source/:id/${name}`,
      {
        ...deskLimits,
        onRequest,
        schema: {
          ...formRoute('office', schema),
          params,
          response: { 200: oneOf(z.object({})), ...errorResponses },
        },
      },
      async (request) => {
        const who = identityOf(request);
        const { source, id } = request.params;
        const { lang } = request.query;
        const form = readForm(schema, request.body, lang);
        await changeOnce(context, request, async (transaction) => {
          const row = await findInboxRow(transaction, { source, id, roles: who.roles, lang });
          await carryOut(transaction, row, form, who, lang);
          await recordAccess(transaction, { who, action, record: { table: recordTables[source], id }, detail: name });
        });
        return { data: {} };
      },
    );

  change('case', caseFormSchema, 'change', (transaction, row, form, who, lang) =>
    changeCase(transaction, row, { ...form, who, lang }),
  );

  change('note', noteFormSchema, 'change', async (transaction, row, { text }, who) => {
    await lockCase(transaction, row, null, who);
    await writeChange(transaction, row, { kind: 'note', who, text });
  });

  change('letter', emailFormSchema, 'letter', (transaction, row, email, who) =>
    enqueueReply(transaction, row, { ...email, who }),
  );

  change('decision', decisionFormSchema, 'letter', (transaction, { source, id }, { version, decision }, who, lang) =>
    decide(transaction, { source, id, version, decision, who, lang, siteUrl, at: now() }),
  );

  change('undo', undoFormSchema, 'change', (transaction, { source, id }, { version, entry }, who, lang) =>
    undo(transaction, { source, id, version, entry, who, lang, siteUrl, at: now() }),
  );

  change('erase', eraseFormSchema, 'delete', (transaction, row, { version, reference }, who, lang) =>
    eraseRecord(transaction, row, { version, reference, who, lang, at: now() }),
  );

  change('correction', correctionFormSchema, 'change', (transaction, row, form, who, lang) =>
    correctSender(transaction, row, { form, who, lang, context: { now: now(), ticketOffice, siteUrl } }),
  );

  change('images', z.object({}), 'change', (transaction, row, _form, who, lang) =>
    withdrawImagePermission(transaction, row, { who, lang }),
  );

  api.get(
    '/api/inbox/:source/:id/data.json',
    { onRequest, schema: { tags, params, querystring } },
    async (request, reply) => {
      const who = identityOf(request);
      const { source, id } = request.params;
      const { lang } = request.query;
      const row = await findInboxRow(database, { source, id, roles: who.roles, lang });
      await recordAccess(database, { who, action: 'export', record: { table: recordTables[source], id } });
      return reply
        .type('application/json; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${row.reference}.json"`)
        .send(JSON.stringify(await collectRecordData(database, row, lang), null, 2));
    },
  );
}
