import { z } from 'zod';
import {
  eraseReportFormSchema,
  handledFileFormSchema,
  handledReportSchema,
  handlerMessageFormSchema,
  openedReportSchema,
  openReportFormSchema,
  reportStepFormSchema,
} from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { areaRoles } from '@ofgc/shared/domain/staff/area-roles.ts';
import { listOf, listQuerySchema, oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { formRoute } from '../../forms/form-route.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { listResponse } from '../../http/paging.ts';
import { idParameter } from '../../http/parameters.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { changeRecorded } from '../sessions/change-once.ts';
import { identityOf, requireStaff } from '../sessions/identity.ts';
import { ofBothSides } from './find-report.ts';
import { filesLimits, readFiles, wholeForm } from './read-files.ts';
import { sendReportFile } from './send-report-file.ts';
import { eraseFromReport, takeReportStep, writeMessage } from './office/change.ts';
import { findHandledReport, findHandledReports } from './office/find.ts';
import { channelIdentity, openReport } from './office/open.ts';

const params = z.object({ id: idParameter });
const querystring = oneQuerySchema;
const tags = ['office'];
const describe = (form: z.ZodObject) => ({ ...formRoute('office', form), params });
const wholeMessage = handlerMessageFormSchema.refine(...wholeForm);

/**
 * The reporting channel, only for staff with the role `channel`: `GET /api/reports`, `…/{id}`; by `POST`, `…/open` and `…/files` need the
 * channel's key, `…/steps`, `…/messages` and `…/erase` do not. Every reading and change is recorded.
 */
export function reportRoutes(api: Api, context: ApiContext): void {
  const { database } = context;
  const onRequest = requireStaff(context, ...areaRoles.channel);
  const table = 'channelReports';

  api.get(
    '/api/reports',
    {
      onRequest,
      schema: {
        tags,
        querystring: listQuerySchema,
        response: { 200: listOf(handledReportSchema), ...errorResponses },
      },
    },
    async (request) => {
      await recordAccess(database, { who: identityOf(request), action: 'read', record: { table, id: 'list' } });
      const { rows, total } = await findHandledReports(database, request.query);
      return listResponse(rows, total, request.query);
    },
  );

  api.get(
    '/api/reports/:id',
    {
      onRequest,
      schema: { tags, params, querystring, response: { 200: oneOf(handledReportSchema), ...errorResponses } },
    },
    async (request) => {
      const { id } = request.params;
      const report = await findHandledReport(database, id);
      await recordAccess(database, { who: identityOf(request), action: 'read', record: { table, id } });
      return { data: report };
    },
  );

  api.post(
    '/api/reports/:id/open',
    {
      onRequest,
      schema: { ...describe(openReportFormSchema), response: { 200: oneOf(openedReportSchema), ...errorResponses } },
    },
    async (request) => {
      const { id } = request.params;
      const { lang } = request.query;
      const { key } = readForm(openReportFormSchema, request.body, lang);
      const identity = await channelIdentity(database, id, key, lang);
      // The access is recorded before the report is opened, so that nothing is read without a record.
      await recordAccess(database, { who: identityOf(request), action: 'read', record: { table, id } });
      return { data: await openReport(database, id, identity) };
    },
  );

  api.post('/api/reports/:id/files', { onRequest, schema: describe(handledFileFormSchema) }, async (request, reply) => {
    const { id } = request.params;
    const { lang } = request.query;
    const { key, ...file } = readForm(handledFileFormSchema, request.body, lang);
    const identity = await channelIdentity(database, id, key, lang);
    const record = { table: 'channelFiles', id: `${file.message}/${file.place}` } as const;
    await recordAccess(database, { who: identityOf(request), action: 'read', record });
    return sendReportFile(reply, database, { reportId: id, identity, authors: [...ofBothSides, 'note'] }, file);
  });

  api.post(
    '/api/reports/:id/steps',
    {
      onRequest,
      schema: { ...describe(reportStepFormSchema), response: { 200: oneOf(handledReportSchema), ...errorResponses } },
    },
    async (request) => {
      const { id } = request.params;
      const form = readForm(reportStepFormSchema, request.body, request.query.lang);
      const access = { action: 'change', record: { table, id }, detail: form.step } as const;
      await changeRecorded(context, request, access, (transaction) => takeReportStep(transaction, id, form));
      return { data: await findHandledReport(database, id) };
    },
  );

  api.post(
    '/api/reports/:id/messages',
    {
      onRequest,
      ...filesLimits,
      schema: {
        ...describe(handlerMessageFormSchema),
        response: { 201: oneOf(handledReportSchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { lang } = request.query;
      const { kind, text, version, files: sent } = readForm(wholeMessage, request.body, lang);
      const files = await readFiles(sent, lang);
      const access = { action: 'letter', record: { table, id }, detail: kind } as const;
      await changeRecorded(context, request, access, (transaction) =>
        writeMessage(transaction, id, { kind, text, files, version }),
      );
      return reply.code(201).send({ data: await findHandledReport(database, id) });
    },
  );

  api.post(
    '/api/reports/:id/erase',
    {
      onRequest,
      schema: { ...describe(eraseReportFormSchema), response: { 200: oneOf(z.object({})), ...errorResponses } },
    },
    async (request) => {
      const { id } = request.params;
      const { lang } = request.query;
      const form = readForm(eraseReportFormSchema, request.body, lang);
      const detail = form.message === 0 ? 'report' : `message ${form.message}`;
      await changeRecorded(context, request, { action: 'delete', record: { table, id }, detail }, (transaction) =>
        eraseFromReport(transaction, id, { ...form, lang }),
      );
      return { data: {} };
    },
  );
}
