import { z } from 'zod';
import { linkRequestFormSchema, newPasswordFormSchema } from '@ofgc/shared/domain/accounts/account-forms.schema.ts';
import { signedInSchema } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf } from '@ofgc/shared/http/list.schema.ts';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { changesFromHere } from '../sessions/same-origin.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { submitOnce, sentLink } from '../sent-forms/submit-once.ts';
import { useLink } from './one-time-links.ts';
import { hashPassword } from './password-hash.ts';
import { changeAccount, openAccount, requestLink, shutOut } from './save.ts';

const failures = { 403: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema };

/**
 * `POST /api/accounts/links` requests an email with a link; the response is the same for every address. `POST /api/accounts/password` uses
 * the link of an invitation or of a forgotten password: all other sessions of the account end, and a new one begins in this browser.
 */
export function accountRoutes(api: Api, context: ApiContext): void {
  const { database } = context;
  const fromHere = changesFromHere(context);

  api.post(
    '/api/accounts/links',
    {
      ...formLimits,
      onRequest: fromHere,
      schema: {
        ...formRoute('accounts', linkRequestFormSchema),
        response: { 202: oneOf(z.object({})), ...failures },
      },
    },
    async ({ body, query: { lang } }, reply) => {
      const { email, purpose } = readForm(linkRequestFormSchema, body, lang);
      // Only bots fill in the honeypot field: they get the normal response.
      if (!body.website) await requestLink(database, { email, purpose });
      return reply.code(202).send({ data: {} });
    },
  );

  api.post(
    '/api/accounts/password',
    {
      ...formLimits,
      onRequest: fromHere,
      schema: {
        ...formRoute('accounts', newPasswordFormSchema),
        response: { 201: oneOf(signedInSchema), 410: errorBodySchema, ...failures },
      },
    },
    async (request, reply) => {
      const { token, password, formKey } = readForm(newPasswordFormSchema, request.body, request.query.lang);
      const passwordHash = await hashPassword(password);
      const begin = async (transaction: Database, id: number) => {
        const account = await openAccount(transaction, id);
        if (!account) throw new HttpError(410, 'linkOver');
        const stage = account.kind === 'centre' ? 'full' : account.totpConfirmedAt ? 'secondFactor' : 'enrolment';
        // The email's link proves who sits here, so that guesses from elsewhere do not delay the code.
        const beginning = { account, stage, isRemembered: true, request, reply, context } as const;
        return { id, step: await beginSession(transaction, beginning) };
      };
      const choose = async (transaction: Database) => {
        const id = await useLink(transaction, token, ['invitation', 'password']);
        const account = id && (await openAccount(transaction, id));
        if (!account) throw new HttpError(410, 'linkOver');
        await changeAccount(transaction, id, { passwordHash });
        await shutOut(transaction, id);
        const who = { accountId: id, email: account.email };
        await recordAccess(transaction, { who, action: 'password', record: { table: 'accounts', id } });
        return begin(transaction, id);
      };
      const sent = sentLink({ formKey, content: ['password', token, password] });
      const { step } = await submitOnce(database, sent, choose, (transaction, { id }) => begin(transaction, id));
      return reply.code(201).send({ data: step });
    },
  );
}
