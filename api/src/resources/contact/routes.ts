import type { Selectable } from 'kysely';
import { z } from 'zod';
import { formBodySchema, receiptSchema } from '@ofgc/shared/forms/form.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Departments } from '../../database/tables.generated.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formLimits, sendValidationErrors } from '../../forms/form-route.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { checkContact } from './rules.ts';
import { saveMessage } from './save.ts';

const schema = {
  tags: ['visitors'],
  querystring: z.strictObject(oneQuerySchema.shape),
  body: formBodySchema,
  response: { 201: oneOf(receiptSchema), 422: errorBodySchema, 429: errorBodySchema },
};

/** `POST /api/contact`: saves the message, sends it to its department and a confirmation to its sender. */
export function contactRoutes(api: Api, { database }: ApiContext): void {
  api.post('/api/contact', { schema, ...formLimits }, async ({ body, query: { lang } }, reply) => {
    const departments = await database.selectFrom('departments').selectAll().execute();
    const checked = checkContact(
      body,
      departments.map(({ key }) => key),
      lang,
    );
    if ('errors' in checked) return sendValidationErrors(reply, checked.errors);
    rejectBots(body);
    const { message } = checked;
    const department = departments.find(({ key }) => key === message.department) as Selectable<Departments>;
    const reference = await database
      .transaction()
      .execute((transaction) => saveMessage(transaction, { message, department, lang }));
    return reply.code(201).send({ data: { reference } });
  });
}
