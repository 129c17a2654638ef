import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { SignInStep } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { cookieIn, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/tables.generated.ts';
import { hashOf, newSecret } from '../../forms/secret.ts';
import type { ApiContext } from '../../http/api.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { sealText } from '../accounts/sealed-text.ts';
import { newTotpSecret } from '../accounts/totp.ts';
import { deviceLimit, sessionLimits, unfinishedLimit } from './session-limits.ts';
import { setCookie } from './set-cookies.ts';

export type Account = Selectable<DB['accounts']>;

interface Beginning {
  account: Account;
  stage: Exclude<SignInStep['stage'], 'none'>;
  /** Whether other people's tries no longer delay this browser; default: when the sign-in is complete. */
  isRemembered?: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
  context: Pick<ApiContext, 'siteUrl' | 'identityKey'>;
}

/** Begins a session under a new token; this browser's earlier session ends. */
export async function beginSession(
  transaction: Database,
  { account, stage, isRemembered = stage === 'full', request, reply, context }: Beginning,
): Promise<SignInStep> {
  const { siteUrl, identityKey } = context;
  const cookies = sessionCookies(siteUrl);
  const old = cookieIn(request.headers.cookie, cookies.session);
  if (old) await transaction.deleteFrom('sessions').where('tokenHash', '=', hashOf(old)).execute();

  const now = new Date();
  const total = stage === 'full' ? sessionLimits[account.kind].total : unfinishedLimit;
  const { token, hash } = newSecret();
  await transaction
    .insertInto('sessions')
    .values({
      tokenHash: hash,
      accountId: account.id,
      stage,
      createdAt: now,
      seenAt: now,
      endsAt: new Date(now.getTime() + total),
    })
    .execute();
  setCookie(reply, { name: cookies.session, value: token, maxAge: total, siteUrl });

  if (stage === 'enrolment')
    await transaction
      .updateTable('accounts')
      .set({ totpSecret: sealText(newTotpSecret(), identityKey, `totp ${account.id}`), totpConfirmedAt: null })
      .where('id', '=', account.id)
      .execute();
  if (stage === 'full') {
    const who = { accountId: account.id, email: account.email };
    await recordAccess(transaction, { who, action: 'sign-in', record: { table: 'accounts', id: account.id } });
  }
  if (isRemembered) {
    const device = newSecret();
    const known = cookieIn(request.headers.cookie, cookies.device);
    if (known)
      await transaction
        .deleteFrom('accountDevices')
        .where('tokenHash', '=', hashOf(known))
        .where('accountId', '=', account.id)
        .execute();
    await transaction
      .insertInto('accountDevices')
      .values({ tokenHash: device.hash, accountId: account.id, createdAt: now, seenAt: now })
      .execute();
    setCookie(reply, { name: cookies.device, value: device.token, maxAge: deviceLimit, siteUrl });
  }
  return { stage, kind: account.kind, recoveryCodes: [] };
}
