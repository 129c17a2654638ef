import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInStep } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { cookieIn, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import type { Database } from '../../database/database.ts';
import type { ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { unsealText } from '../accounts/sealed-text.ts';
import { newRecoveryCodes, recoveryHash } from '../accounts/recovery-codes.ts';
import { totpStep } from '../accounts/totp.ts';
import { openAccount } from '../accounts/save.ts';
import { submitOnce } from '../sent-forms/submit-once.ts';
import { type Account, beginSession } from './begin-session.ts';
import { countTry, forgetTry } from './failed-sign-ins.ts';
import { findIdentity } from './identity.ts';
import { triedBy } from './verify-credentials.ts';
import { maxCodeTries } from './session-limits.ts';

/** For how long the same code in the session that it completed counts as a second click, in milliseconds. */
const repeatWindow = 60_000;

interface Given {
  /** The typed code: six digits, or a recovery code. */
  code: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Checks the second factor after a correct password, and completes the sign-in. While the factor is being set up, the first correct digits
 * confirm it, and the recovery codes are returned.
 * @throws HttpError 401 where no sign-in is in progress or too many codes were wrong, 422 for a wrong code, 429
 */
export async function passSecondFactor(context: ApiContext, { code, request, reply }: Given): Promise<SignInStep> {
  const { database, identityKey: key } = context;
  const token = cookieIn(request.headers.cookie, sessionCookies(context.siteUrl).session);
  const sent = token ? { secret: token, content: ['second-factor', code], window: repeatWindow } : undefined;
  const begin = async (transaction: Database, { accountId, recoveryCodes }: Passed): Promise<Passed> => {
    const account = await openAccount(transaction, accountId);
    if (!account) throw new HttpError(401, 'signInFirst');
    const step = await beginSession(transaction, { account, stage: 'full', request, reply, context });
    return { accountId, recoveryCodes, step };
  };
  const letInBefore = async () =>
    stepOf(await submitOnce<Passed>(database, sent, () => Promise.reject(new HttpError(401, 'signInFirst')), begin));
  const identity = await findIdentity(database, request, context);
  if (!identity || identity.stage === 'full') return letInBefore();
  const { accountId, sessionId, stage, email } = identity;
  const tried = await triedBy(context, request, { email, accountId });
  await countTry(database, tried);
  const counted = await database
    .updateTable('sessions')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', sessionId)
    .where('tries', '<', maxCodeTries)
    .returning('id')
    .executeTakeFirst();
  if (!counted) {
    await database.deleteFrom('sessions').where('id', '=', sessionId).execute();
    // The session may also be missing because a first click completed the sign-in and ended it.
    return letInBefore();
  }
  const pass = async (transaction: Database): Promise<Passed> => {
    const account = await openAccount(transaction, accountId);
    // All sessions of the account may have been ended since this one was read; the new one must not outlive that.
    const unfinished = transaction.deleteFrom('sessions').where('id', '=', sessionId).returning('id');
    if (!account || !(await unfinished.executeTakeFirst())) throw new HttpError(401, 'signInFirst');
    const typed = { account, code, key, isRecoveryAllowed: stage === 'secondFactor', log: request.log };
    if (!(await useCode(transaction, typed))) throw new HttpError(422, 'codeWrong');
    // The password and the code counted as one try each.
    await forgetTry(transaction, tried, 2);
    const recoveryCodes = stage === 'enrolment' ? await confirmFactor(transaction, account, key) : [];
    return begin(transaction, { accountId, recoveryCodes });
  };
  return stepOf(await submitOnce(database, sent, pass, begin));
}

/**
 * A completed sign-in. The response to a second click also contains the recovery codes: they are shown only now, and the browser has
 * dropped the first response.
 */
interface Passed {
  accountId: number;
  recoveryCodes: string[];
  step?: SignInStep;
}

function stepOf({ step, recoveryCodes }: Passed): SignInStep {
  if (!step) throw new Error('nobody was let in');
  return { ...step, recoveryCodes };
}

interface Code {
  account: Account;
  code: string;
  key: Buffer;
  isRecoveryAllowed: boolean;
  log: FastifyRequest['log'];
}

/** Uses up a code. @returns whether it was correct */
async function useCode(transaction: Database, { account, code, key, isRecoveryAllowed, log }: Code): Promise<boolean> {
  const { id, totpSecret, totpStep: last } = account;
  const secret = totpSecret && unsealText(totpSecret, key, `totp ${id}`);
  // Every code is wrong then, and nobody else could find out why.
  if (totpSecret && secret === undefined)
    log.warn({ account: id }, 'the second factor of an account was sealed with another IDENTITY_KEY');
  const step = secret ? totpStep(secret, code, { at: new Date(), usedUntil: Number(last ?? 0) }) : undefined;
  if (step !== undefined) {
    await transaction.updateTable('accounts').set({ totpStep: step }).where('id', '=', id).execute();
    return true;
  }
  if (!isRecoveryAllowed) return false;
  const used = await transaction
    .deleteFrom('recoveryCodes')
    .where('codeHash', '=', recoveryHash(code, { accountId: id, key }))
    .where('accountId', '=', id)
    .returning('codeHash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Confirms the second factor. @returns the recovery codes, which are shown only now */
async function confirmFactor(transaction: Database, { id, email }: Account, key: Buffer): Promise<string[]> {
  const codes = newRecoveryCodes();
  await transaction.updateTable('accounts').set({ totpConfirmedAt: new Date() }).where('id', '=', id).execute();
  await transaction.deleteFrom('recoveryCodes').where('accountId', '=', id).execute();
  await transaction
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ accountId: id, codeHash: recoveryHash(code, { accountId: id, key }) })))
    .execute();
  const who = { accountId: id, email };
  await recordAccess(transaction, { who, action: 'second-factor', record: { table: 'accounts', id } });
  return codes;
}
