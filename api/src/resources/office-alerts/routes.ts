import { z } from 'zod';
import {
  alertFormSchema,
  alertUndoSchema,
  instantOf,
  officeAlertSchema,
} from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { areaRoles } from '@ofgc/shared/domain/staff/area-roles.ts';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { formRoute } from '../../forms/form-route.ts';
import { deskLimits } from '../../http/rate-limits.ts';
import { stripTags } from '../../content/sanitise-html.ts';
import { InvalidForm, readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses, refused } from '../../http/error-responses.ts';
import { notFound } from '../../http/http-error.ts';
import { idParameter } from '../../http/parameters.ts';
import { message } from '../../locales/messages.ts';
import { changeOnce } from '../sessions/change-once.ts';
import { identityOf, requireStaff } from '../sessions/identity.ts';
import { officeChange, savedSchema } from '../sessions/office-change.ts';
import { findAlerts, versionsOf } from './find.ts';
import { presentOfficeAlert } from './present.ts';
import { nextAlertId, undoVersion, writeAlertVersion } from './save.ts';

const params = z.object({ id: idParameter });
const querystring = oneQuerySchema;

/**
 * The office's editing of alerts: `GET /api/office/alerts`, `…/{id}`, `POST` for a new alert, `…/{id}` for the next version, `…/{id}/undo`.
 */
export function officeAlertRoutes(api: Api, context: ApiContext): void {
  const { database, now } = context;
  const office = { onRequest: requireStaff(context, ...areaRoles.alerts), config: { isAboutNobody: true } };
  const tags = ['office'];

  api.get(
    '/api/office/alerts',
    { ...office, schema: { tags, querystring, response: { 200: oneOf(z.array(officeAlertSchema)), ...refused } } },
    async () => ({ data: (await findAlerts(database)).map((alert) => presentOfficeAlert(alert, now())) }),
  );

  api.get(
    '/api/office/alerts/:id',
    {
      ...office,
      schema: { tags, params, querystring, response: { 200: oneOf(officeAlertSchema), ...errorResponses } },
    },
    async ({ params: { id } }) => {
      const alert = (await findAlerts(database)).find(({ alertId }) => alertId === id);
      if (!alert) throw notFound();
      return { data: presentOfficeAlert(alert, now(), await versionsOf(database, id)) };
    },
  );

  api.post(
    '/api/office/alerts',
    {
      ...deskLimits,
      ...office,
      config: { ...deskLimits.config, ...office.config },
      schema: { ...formRoute('office', alertFormSchema), response: { 201: savedSchema, ...errorResponses } },
    },
    async (request, reply) => {
      const form = readAlert(request.body, request.query.lang);
      const id = await changeOnce(context, request, async (transaction) => {
        const next = await nextAlertId(transaction);
        await writeAlertVersion(transaction, { id: next, version: 0, text: textOf(form), who: identityOf(request) });
        return next;
      });
      return reply.code(201).send({ data: { id } });
    },
  );

  officeChange(api, context, '/api/office/alerts/:id', {
    ...office,
    form: alertFormSchema,
    read: ({ id, body, lang, who }) => {
      const form = readAlert(body, lang);
      return async (transaction) => {
        const before = (await findAlerts(transaction)).find(({ alertId }) => alertId === id);
        if (!before) throw notFound();
        const text = { ...textOf(form), eventId: before.eventId };
        await writeAlertVersion(transaction, { id, version: form.version, text, who });
      };
    },
  });

  officeChange(api, context, '/api/office/alerts/:id/undo', {
    ...office,
    form: alertUndoSchema,
    read: ({ id, body, lang, who }) => {
      const { version } = readForm(alertUndoSchema, body, lang);
      return (transaction) => undoVersion(transaction, { id, version, who });
    },
  });
}

/** @throws InvalidForm also where sanitising leaves no readable text */
function readAlert(body: unknown, lang: Locale): z.output<typeof alertFormSchema> {
  const form = readForm(alertFormSchema, body, lang);
  const missing = { es: message(lang, 'alertRequiredEs'), en: message(lang, 'alertRequiredEn') };
  const empty = locales.filter((one) => stripTags(form[one]).trim() === '');
  if (empty.length === 0) return form;
  throw new InvalidForm(Object.fromEntries(empty.map((one) => [one, [missing[one]]])));
}

function textOf({ es, en, from, to, state }: z.output<typeof alertFormSchema>) {
  return {
    title: { es, en },
    activeFrom: instantOf(from),
    activeTo: instantOf(to),
    isPublished: state === 'published',
    eventId: null,
  };
}
