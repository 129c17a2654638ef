import type { FastifyRequest } from 'fastify';
import { cookieIn, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import type { ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { visitorOf } from '../../http/rate-limits.ts';
import { hashOf } from '../../forms/secret.ts';
import { verifyPassword } from '../accounts/password-hash.ts';
import type { Account } from './begin-session.ts';
import { countTry, forgetTry, type Tried } from './failed-sign-ins.ts';

/**
 * Checks an email address and a password. An unknown address, a wrong password, a locked account, a centre without a password and staff who
 * have not completed their invitation all get the same answer, after the same work.
 * @throws HttpError 401, or 429 where there were too many tries
 */
export async function verifyCredentials(
  context: ApiContext,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const { database } = context;
  const account = await database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  const tried = await triedBy(context, request, { email, accountId: account?.id });
  await countTry(database, tried);
  const isRight = await verifyPassword(password, account?.passwordHash);
  const isOpen = account && !account.lockedAt && (account.kind === 'centre' || account.totpConfirmedAt);
  if (!isRight || !isOpen) throw new HttpError(401, 'signInWrong');
  // The tries of staff are only uncounted after the second factor.
  if (account.kind === 'centre') await forgetTry(database, tried, 1);
  return account;
}

/** The data by which the tries of a request are counted. */
export async function triedBy(
  { database, siteUrl, identityKey }: ApiContext,
  request: FastifyRequest,
  { email, accountId = 0 }: { email: string; accountId?: number | undefined },
): Promise<Tried> {
  const token = cookieIn(request.headers.cookie, sessionCookies(siteUrl).device);
  const known = await database
    .selectFrom('accountDevices')
    .select('tokenHash')
    .where('tokenHash', '=', hashOf(token ?? ''))
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return { email, address: visitorOf(request), device: known?.tokenHash, key: identityKey };
}
