import type { Session } from '@ofgc/shared/domain/accounts/session.schema.ts';
import type { ApiContext } from '../../http/api.ts';
import { findTotpSecret } from '../accounts/find.ts';
import { qrCode } from '../accounts/qr-code.ts';
import { unsealText } from '../accounts/sealed-text.ts';
import { totpAddress } from '../accounts/totp.ts';
import type { Identity } from './identity.ts';

/** The session for the page. Until sign-in is complete, it only contains the account data that the next step needs. */
export async function presentSession(
  { database, identityKey }: Pick<ApiContext, 'database' | 'identityKey'>,
  identity: Identity | undefined,
): Promise<Session> {
  if (!identity) return { stage: 'none', identity: null, enrolment: null };
  const { stage, accountId, idleEndsAt, endsAt, kind, email, name, lang, roles } = identity;
  if (stage === 'full') {
    const times = { idleEndsAt: idleEndsAt.toISOString(), endsAt: endsAt.toISOString() };
    return { stage, identity: { kind, email, name, lang, roles: [...roles], ...times }, enrolment: null };
  }
  if (stage === 'secondFactor') return { stage, identity: null, enrolment: null };
  const totpSecret = await findTotpSecret(database, accountId);
  const secret = totpSecret ? unsealText(totpSecret, identityKey, `totp ${accountId}`) : undefined;
  if (!secret) return { stage, identity: null, enrolment: null };
  const address = totpAddress(secret, email);
  const enrolment = { secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), address, code: qrCode(address) };
  return { stage, identity: null, enrolment };
}
