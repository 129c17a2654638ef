import { contactFormSchema } from '@ofgc/shared/domain/contact/contact-form.schema.ts';
import { errorAt, receiptSchema } from '@ofgc/shared/forms/form.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf } from '@ofgc/shared/http/list.schema.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { isKnownWording, outdatedAt } from '../consents/consent-rule.ts';
import { allDepartments, type DepartmentRecord } from '../departments/find.ts';
import { saveContactMessage } from './save.ts';

const schema = {
  ...formRoute('visitors', contactFormSchema),
  response: { 201: oneOf(receiptSchema), 422: errorBodySchema, 429: errorBodySchema },
};
const agreedSchema = contactFormSchema.refine(
  ({ consentVersion }) => isKnownWording('contact', consentVersion),
  outdatedAt('consent'),
);

/** `POST /api/contact`: saves the message, sends it to its department and a confirmation to its sender. */
export function contactRoutes(api: Api, { database }: ApiContext): void {
  api.post('/api/contact', { schema, ...formLimits }, async ({ body, query: { lang } }, reply) => {
    const departments = await allDepartments(database).execute();
    const departmentOf = (message: { department: string }) => departments.find(({ key }) => key === message.department);
    const message = readForm(
      agreedSchema.refine(departmentOf, errorAt('department', 'departmentRequired')),
      body,
      lang,
    );
    rejectBots(body);
    const department = departmentOf(message) as DepartmentRecord;
    const reference = await database
      .transaction()
      .execute((transaction) => saveContactMessage(transaction, { message, department, lang }));
    return reply.code(201).send({ data: { reference } });
  });
}
