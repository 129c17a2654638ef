import { createHash } from 'node:crypto';
import { z } from 'zod';
import { formBodySchema, receiptSchema } from '@ofgc/shared/domain/form.schema.ts';
import { failureSchema, oneOf, oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Selectable } from 'kysely';
import { recordConsent } from '../consents/record-consent.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { DepartmentTable } from '../../database/visitor-tables.ts';
import { sendValidationErrors, formLimits, rejectBots } from '../../forms/form-guard.ts';
import { newReference } from '../../forms/reference.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { message as messageOf } from '../../locales/messages.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { checkContact, type ContactMessage } from './rules.ts';

const schema = {
  tags: ['visitors'],
  querystring: z.strictObject(oneQuerySchema.shape),
  body: formBodySchema,
  response: { 201: oneOf(receiptSchema), 422: failureSchema, 429: failureSchema },
};

const day = 24 * 3_600_000;
/** Confirmations that one address gets in a day: it need not be the sender's own. */
const maxConfirmations = 5;

interface Arrival {
  message: ContactMessage;
  department: Selectable<DepartmentTable>;
  lang: Locale;
}

/** `POST /api/contact`: keeps the message, sends it to its department and a receipt to its sender. */
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
    const department = departments.find(({ key }) => key === message.department) as Selectable<DepartmentTable>;
    const reference = await database
      .transaction()
      .execute((transaction) => keep(transaction, { message, department, lang }));
    return reply.code(201).send({ data: { reference } });
  });
}

/** What is sent twice on one day, by a second click or a reload, is one message. @returns its reference */
async function keep(transaction: Database, { message, department, lang }: Arrival): Promise<string> {
  const { name, email, subject, message: text, consentVersion } = message;
  // Waiting for an answer is the visitor's time: the real one.
  const createdAt = new Date();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([createdAt.toISOString().slice(0, 10), department.key, name, email, subject, text]))
    .digest('hex');
  const added = await transaction
    .insertInto('contactMessages')
    .values({
      reference: newReference('C'),
      departmentKey: department.key,
      name,
      email,
      subject,
      message: text,
      lang,
      fingerprint,
      createdAt,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst();
  if (!added) {
    const known = transaction.selectFrom('contactMessages').select('reference').where('fingerprint', '=', fingerprint);
    return (await known.executeTakeFirstOrThrow()).reference;
  }
  const record = { table: 'contactMessages', id: added.id } as const;
  await recordConsent(transaction, { purpose: 'contact', version: consentVersion, lang, record });
  await tell(transaction, { message, department, lang }, added);
  return added.reference;
}

/** The receipt repeats nothing that was typed: the form must be of no use for writing to other people. */
async function tell(
  transaction: Database,
  { message, department, lang }: Arrival,
  { id, reference }: { id: number; reference: string },
): Promise<void> {
  const { name, email, subject, message: text } = message;
  await enqueueEmail(transaction, {
    key: `contactMessages:${id}:department`,
    recipient: department.email,
    replyTo: email,
    lang: 'es',
    ...composeEmail('es', 'contactForDepartment', {
      values: {
        reference,
        department: readerIn('es')(department.name),
        name,
        email,
        subject,
        message: text,
        language: messageOf('es', `language.${lang}`),
      },
    }),
  });
  const { count } = await transaction
    .selectFrom('contactMessages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email', '=', email)
    .where('createdAt', '>', new Date(Date.now() - day))
    .executeTakeFirstOrThrow();
  if (Number(count) > maxConfirmations) return;
  await enqueueEmail(transaction, {
    key: `contactMessages:${id}:visitor`,
    recipient: email,
    lang,
    ...composeEmail(lang, 'contactReceived', {
      values: { reference, department: readerIn(lang)(department.name), phone: department.phone },
    }),
  });
}
