import { z } from 'zod';
import {
  linkFormSchema,
  secondFactorFormSchema,
  signInFormSchema,
} from '@ofgc/shared/domain/accounts/account-forms.schema.ts';
import { sessionSchema, signedInSchema } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import type { FastifyReply } from 'fastify';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { useLink } from '../accounts/one-time-links.ts';
import { endEverywhere, endSession, openAccount } from '../accounts/save.ts';
import { submitOnce, sentLink } from '../sent-forms/submit-once.ts';
import { beginSession } from './begin-session.ts';
import { findIdentity } from './identity.ts';
import { changesFromHere } from './same-origin.ts';
import { passSecondFactor } from './verify-second-factor.ts';
import { presentSession } from './present.ts';
import { verifyCredentials } from './verify-credentials.ts';
import { setCookie } from './set-cookies.ts';

const querystring = oneQuerySchema;
const failures = { 401: errorBodySchema, 403: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema };
const response = { 201: oneOf(signedInSchema), ...failures };
const done = oneOf(z.object({}));

/**
 * `GET /api/session` returns the signed-in user; `POST` begins a session with a password, `…/second-factor` completes the sign-in of staff,
 * `…/link` begins a session with the link of an email, `…/end` and `…/end-everywhere` end it. No response reveals whether an address has an
 * account.
 */
export function sessionRoutes(api: Api, context: ApiContext): void {
  const { database, siteUrl } = context;
  const change = { ...formLimits, onRequest: changesFromHere(context) };
  const tags = ['accounts'];

  api.get(
    '/api/session',
    { schema: { tags, querystring, response: { 200: oneOf(sessionSchema) } } },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const identity = await findIdentity(database, request, context);
      return { data: await presentSession(context, identity) };
    },
  );

  api.post(
    '/api/session',
    { ...change, schema: { ...formRoute('accounts', signInFormSchema), response } },
    async (request, reply) => {
      const form = readForm(signInFormSchema, request.body, request.query.lang);
      const account = await verifyCredentials(context, request, form);
      const stage = account.kind === 'staff' ? 'secondFactor' : 'full';
      const begun = await database.transaction().execute(async (transaction) => {
        // While the password was checked, which takes up to eight seconds, it may have been changed or the account locked.
        const open = await openAccount(transaction, account.id);
        if (open?.passwordHash !== account.passwordHash) throw new HttpError(401, 'signInWrong');
        return beginSession(transaction, { account: open, stage, request, reply, context });
      });
      return reply.code(201).send({ data: begun });
    },
  );

  api.post(
    '/api/session/second-factor',
    { ...change, schema: { ...formRoute('accounts', secondFactorFormSchema), response } },
    async (request, reply) => {
      const { code } = readForm(secondFactorFormSchema, request.body, request.query.lang);
      const begun = await passSecondFactor(context, { code, request, reply });
      return reply.code(201).send({ data: begun });
    },
  );

  api.post(
    '/api/session/link',
    {
      ...change,
      schema: { ...formRoute('accounts', linkFormSchema), response: { ...response, 410: errorBodySchema } },
    },
    async (request, reply) => {
      const { token, formKey } = readForm(linkFormSchema, request.body, request.query.lang);
      const begin = async (transaction: Database, id: number | undefined) => {
        const account = id && (await openAccount(transaction, id));
        if (!account || account.kind !== 'centre') throw new HttpError(410, 'linkOver');
        return { id, step: await beginSession(transaction, { account, stage: 'full', request, reply, context }) };
      };
      const { step: begun } = await submitOnce(
        database,
        sentLink({ formKey, content: ['link', token] }),
        async (transaction) => begin(transaction, await useLink(transaction, token, ['signIn'])),
        (transaction, { id }) => begin(transaction, id),
      );
      return reply.code(201).send({ data: begun });
    },
  );

  const forget = (reply: FastifyReply, names: readonly string[]) => {
    for (const name of names) setCookie(reply, { name, value: '', maxAge: 0, siteUrl });
  };

  for (const where of ['end', 'end-everywhere'] as const)
    api.post(
      `/api/session/${where}`,
      { ...change, schema: { tags, querystring, response: { 200: done, 403: errorBodySchema, 429: errorBodySchema } } },
      async (request, reply) => {
        const identity = await findIdentity(database, request, context);
        if (identity)
          await database.transaction().execute(async (transaction) => {
            const { accountId, sessionId } = identity;
            if (where === 'end') await endSession(transaction, sessionId);
            else await endEverywhere(transaction, accountId);
            const record = { table: 'accounts', id: accountId } as const;
            await recordAccess(transaction, { who: identity, action: 'sign-out', record, detail: where });
          });
        const { session, device } = sessionCookies(siteUrl);
        forget(reply, where === 'end' ? [session] : [session, device]);
        return { data: {} };
      },
    );
}
