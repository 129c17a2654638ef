import {
  followUpFormSchema,
  sentReportSchema,
  reportFileFormSchema,
  reportFormSchema,
  reportIntakeSchema,
  reportMessageFormSchema,
  reportReceiptSchema,
} from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formRoute } from '../../forms/form-route.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { findReportByCode, ofBothSides } from './find-report.ts';
import { assertSubmission, newIntake, submissionHash } from './intake.ts';
import { findChannelKey } from './keys.ts';
import { presentReport } from './present.ts';
import { filesLimits, readFiles, wholeForm } from './read-files.ts';
import { assertRoom } from './room-left.ts';
import { saveFollowUp } from './save-follow-up.ts';
import { saveReport } from './save-report.ts';
import { sendReportFile } from './send-report-file.ts';

const tag = 'reporting channel';
const failures = { 404: errorBodySchema, 409: errorBodySchema, 422: errorBodySchema };
const wholeReport = reportFormSchema.refine(...wholeForm);
const wholeMessage = reportMessageFormSchema.refine(...wholeForm);

/**
 * The reporting channel for reporters: `POST /channel/reports`, and with a report's code `…/case`, `…/messages`, `…/files`. The routes are
 * not below `/api`, so the site does not forward them: only its own pages call them, without passing on the visitor's address.
 */
export function channelRoutes(api: Api, { database }: ApiContext): void {
  api.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/channel/')) void reply.header('Cache-Control', 'no-store');
  });

  api.get(
    '/channel/intake',
    { schema: { tags: [tag], querystring: oneQuerySchema, response: { 200: oneOf(reportIntakeSchema) } } },
    async () => ({ data: newIntake((await findChannelKey(database)) !== undefined) }),
  );

  api.post(
    '/channel/reports',
    {
      schema: { ...formRoute(tag, reportFormSchema), response: { 201: oneOf(reportReceiptSchema), ...failures } },
      ...filesLimits,
    },
    async ({ body, query: { lang } }, reply) => {
      const key = await findChannelKey(database);
      if (!key) throw new HttpError(409, 'reportChannelClosed');
      const form = readForm(wholeReport, body, lang);
      rejectBots(body);
      assertSubmission(form.submission);
      await assertRoom(database, { files: form.files, lang });
      const files = await readFiles(form.files, lang);
      return reply.code(201).send({ data: await saveReport(database, { form, files, lang, key }) });
    },
  );

  api.post(
    '/channel/case',
    { schema: { ...formRoute(tag, followUpFormSchema), response: { 200: oneOf(sentReportSchema), ...failures } } },
    async ({ body, query: { lang } }) => {
      const { code } = readForm(followUpFormSchema, body, lang);
      return { data: await presentReport(database, await findReportByCode(database, code, lang)) };
    },
  );

  api.post(
    '/channel/messages',
    {
      schema: { ...formRoute(tag, reportMessageFormSchema), response: { 201: oneOf(sentReportSchema), ...failures } },
      ...filesLimits,
    },
    async ({ body, query: { lang } }, reply) => {
      const form = readForm(wholeMessage, body, lang);
      const opened = await findReportByCode(database, form.code, lang);
      assertSubmission(form.submission);
      await assertRoom(database, { files: form.files, lang });
      const files = await readFiles(form.files, lang);
      const submission = submissionHash(form.submission, [form.text, form.files]);
      await saveFollowUp(database, opened, { text: form.text, files, submission });
      return reply.code(201).send({ data: await presentReport(database, opened) });
    },
  );

  api.post(
    '/channel/files',
    { schema: formRoute(tag, reportFileFormSchema) },
    async ({ body, query: { lang } }, reply) => {
      const { code, ...file } = readForm(reportFileFormSchema, body, lang);
      const { report, identity } = await findReportByCode(database, code, lang);
      return sendReportFile(reply, database, { reportId: report.id, identity, authors: ofBothSides }, file);
    },
  );
}
