import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import { newSecret } from '../forms/secret.ts';
import { addAccount } from '../resources/accounts/save.ts';
import { sessionLimits } from '../resources/sessions/session-limits.ts';
import { type TestApi, testSettings } from './test-api.ts';

/** A signed-in user, with the headers that their browser sends from a page of the site. */
export interface SignedInTester {
  accountId: number;
  email: string;
  headers: { cookie: string; 'sec-fetch-site': string };
}

let count = 0;

/** Adds an account with a fully signed-in session. @param roles of staff */
export async function signedIn(
  { database }: Pick<TestApi, 'database'>,
  kind: AccountKind,
  ...roles: StaffRole[]
): Promise<SignedInTester> {
  const email = `tester-${++count}@ofgc.example`;
  const accountId = await addAccount(database, { kind, email, name: `Tester ${count}`, lang: 'es', roles });
  if (!accountId) throw new Error(`${email} has an account already`);
  const { token, hash } = newSecret();
  const now = new Date();
  const endsAt = new Date(now.getTime() + sessionLimits[kind].total);
  await database
    .insertInto('sessions')
    .values({ accountId, tokenHash: hash, stage: 'full', createdAt: now, seenAt: now, endsAt })
    .execute();
  const { session } = sessionCookies(testSettings.siteUrl);
  return { accountId, email, headers: { cookie: `${session}=${token}`, 'sec-fetch-site': 'same-origin' } };
}
