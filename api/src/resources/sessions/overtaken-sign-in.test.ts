import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Session } from '@ofgc/shared/domain/accounts/session.schema.ts';
import type { Database } from '../../database/database.ts';
import { carryOutTransaction } from '../../testing/interleaving/carry-out-transaction.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { addLink } from '../accounts/one-time-links.ts';
import { addAccount, changeAccount, endSessions, setLocked, shutOut } from '../accounts/save.ts';

const test = useTestApi();
const password = 'cuatro palabras bien largas';
const siteUrl = 'https://ofgc.example';

let count = 0;
async function post(path: string, payload: object, cookie = '') {
  const answer = await test.api.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    remoteAddress: `10.2.0.${++count}`,
  });
  const set = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';', 1)[0]);
  return { status: answer.statusCode, cookie: set.join('; ') };
}

/** An account whose owner has just chosen the password. */
async function invited(kind: 'centre' | 'staff') {
  const email = `${kind}-${++count}@ofgc.example`;
  const id = (await addAccount(test.database, { kind, email, name: 'Ana', lang: 'es' })) ?? 0;
  const link = await addLink(test.database, { id, kind, lang: 'es' }, { purpose: 'invitation', siteUrl });
  const token = new URL(link).searchParams.get('enlace') ?? '';
  const { cookie } = await post('accounts/password', { token, password });
  return { id, email, cookie };
}
async function enrolmentCode(cookie: string) {
  const { data } = (await test.api.inject({ url: '/api/session', headers: { cookie } })).json<{ data: Session }>();
  return new TOTP({ secret: Secret.fromBase32((data.enrolment?.secret ?? '').replaceAll(' ', '')) }).generate();
}
const sessionsOf = (id: number) =>
  test.database.selectFrom('sessions').select('stage').where('accountId', '=', id).execute();

/**
 * Sends a sign-in whose own transaction is carried out otherwise. It is the second one, after that which counts the try: by then the request
 * has read the account and checked its password.
 */
const send = (
  request: () => ReturnType<typeof post>,
  by: Parameters<typeof carryOutTransaction<Awaited<ReturnType<typeof post>>>>[2],
) => carryOutTransaction(test.database, request, by, 1);
/** Sends a sign-in, and does something else just before its own transaction. */
const overtake = (request: () => ReturnType<typeof post>, deed: (transaction: Database) => Promise<void>) =>
  send(request, async (execute, work) => {
    await test.database.transaction().execute(deed);
    return execute(work);
  });

describe('a sign-in that is being checked is refused', () => {
  it.each<[string, (transaction: Database, id: number) => Promise<void>]>([
    [
      'when the password was changed meanwhile',
      async (transaction, id) => {
        await changeAccount(transaction, id, { passwordHash: 'another' });
        await shutOut(transaction, id);
      },
    ],
    ['when the account was locked meanwhile', (transaction, id) => setLocked(transaction, id, true)],
  ])('%s', async (_, deed) => {
    const { id, email } = await invited('centre');
    const { status, cookie } = await overtake(
      () => post('session', { email, password }),
      (transaction) => deed(transaction, id),
    );
    expect([status, cookie, await sessionsOf(id)]).toEqual([401, '', []]);
  });

  it('at its second factor when all sessions were ended meanwhile', async () => {
    const { id, cookie } = await invited('staff');
    const code = await enrolmentCode(cookie);
    const { status } = await overtake(
      () => post('session/second-factor', { code }, cookie),
      (transaction) => endSessions(transaction, id),
    );
    expect(status).toBe(401);
    expect(await sessionsOf(id)).toEqual([]);
  });
});

it('a sign-in whose transaction fails sets no cookie, so the same request works afterwards', async () => {
  const { cookie } = await invited('staff');
  const code = await enrolmentCode(cookie);
  const confirm = () => post('session/second-factor', { code }, cookie);
  const failed = await send(confirm, (execute, work) =>
    execute(async (transaction) => {
      await work(transaction);
      throw new Error('the connection was lost');
    }),
  );
  expect([failed.status, failed.cookie]).toEqual([500, '']);
  expect((await confirm()).status).toBe(201);
});
