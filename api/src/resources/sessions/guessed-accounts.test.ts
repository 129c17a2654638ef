import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import type { Session, SignInStep } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { countTry } from './failed-sign-ins.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { testSettings } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { answerLinkRequests } from '../accounts/answer-link-requests.ts';
import { addLink } from '../accounts/one-time-links.ts';
import { addAccount } from '../accounts/save.ts';
import { recoveryHash } from '../accounts/recovery-codes.ts';

const { siteUrl, identityKey } = testSettings;
const test = useTestApi();
const email = 'ana@ofgc.example';
const password = 'cuatro palabras bien largas';

interface Posted {
  status: number;
  data?: SignInStep;
  /** The cookies that the browser has afterwards. */
  cookie: string;
}
async function post(path: string, payload: object, { address = '192.0.2.1', cookie = '' } = {}): Promise<Posted> {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, cookie };
  const answer = await test.api.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  const set = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';', 1)[0] ?? '');
  return { status: answer.statusCode, ...answer.json<{ data?: SignInStep }>(), cookie: set.join('; ') };
}

async function chooseByLink(id: number, address?: string): Promise<Posted> {
  const link = await addLink(test.database, { id, kind: 'staff', lang: 'es' }, { purpose: 'password', siteUrl });
  const token = new URL(link).searchParams.get('enlace');
  return post('accounts/password', { token, password }, { ...(address && { address }) });
}
/** The first guess is posted; the others are counted as posts are, without the hash that each of them takes. */
const guessFromManyAddresses = async () => {
  await post('session', { email, password: 'a guess of many' }, { address: '203.0.113.0' });
  for (let from = 1; from < 31; from++)
    await countTry(test.database, {
      email,
      address: `203.0.113.${from}`,
      device: undefined,
      key: identityKey,
    }).catch(() => undefined);
};
async function codeFor(cookie: string): Promise<string> {
  const { data } = (await test.api.inject({ url: '/api/session', headers: { cookie } })).json<{ data: Session }>();
  return new TOTP({ secret: Secret.fromBase32((data.enrolment?.secret ?? '').replaceAll(' ', '')) }).generate();
}

describe('somebody who guesses the password of a member of the staff from many addresses', () => {
  it('keeps its owner neither from enrolment nor from signing in by an email’s link', async () => {
    const id = (await addAccount(test.database, { kind: 'staff', email, name: 'Ana', lang: 'es' })) ?? 0;
    await guessFromManyAddresses();
    const invited = await chooseByLink(id);
    expect(invited).toMatchObject({ status: 201, data: { stage: 'enrolment' } });
    const code = await codeFor(invited.cookie);
    const enrolled = await post('session/second-factor', { code }, { cookie: invited.cookie });
    expect(enrolled.status).toBe(201);

    // The email's link forgets the browsers that the account knew.
    await guessFromManyAddresses();
    const chosen = await chooseByLink(id, '192.0.2.2');
    expect(chosen).toMatchObject({ status: 201, data: { stage: 'secondFactor' } });
    const [spare] = enrolled.data?.recoveryCodes ?? [];
    const { cookie } = chosen;
    expect((await post('session/second-factor', { code: spare }, { cookie, address: '192.0.2.2' })).status).toBe(201);
    // A password alone does not make a browser known.
    expect((await post('session', { email, password }, { address: '192.0.2.3' })).status).toBe(429);
  });
});

describe('somebody who asks again and again for a school’s links to sign in', () => {
  it('does not keep the school from a link to choose a password', async () => {
    const email = 'ceip@ofgc.example';
    const id = (await addAccount(test.database, { kind: 'centre', email, name: 'CEIP', lang: 'es' })) ?? 0;
    const emailsAfter = async (purpose: 'password' | 'signIn') => {
      expect((await post('accounts/links', { email, purpose })).status).toBe(202);
      await answerLinkRequests({ database: test.database, siteUrl });
      return (await queuedEmails(test.database, `accounts:${id}:%`)).length;
    };
    const counts: number[] = [];
    for (let time = 0; time < 6; time++) counts.push(await emailsAfter('signIn'));
    expect(counts).toEqual([1, 2, 3, 4, 5, 5]);
    expect(await emailsAfter('password')).toBe(6);
  });
});

describe('a complete sign-in of staff', () => {
  it('leaves no failed try behind, however often one address signs in', async () => {
    const email = 'eva@ofgc.example';
    const id = (await addAccount(test.database, { kind: 'staff', email, name: 'Eva', lang: 'es' })) ?? 0;
    const { cookie } = await chooseByLink(id);
    expect((await post('session/second-factor', { code: await codeFor(cookie) }, { cookie })).status).toBe(201);
    await test.database.deleteFrom('signInFailures').execute();
    for (let time = 0; time < 10; time++) {
      const begun = await post('session', { email, password });
      expect(begun.status).toBe(201);
      expect(begun.cookie).not.toContain(sessionCookies(siteUrl).device);
      const code = `RECOVERY${time}`;
      const codeHash = recoveryHash(code, { accountId: id, key: identityKey });
      await test.database.insertInto('recoveryCodes').values({ accountId: id, codeHash }).execute();
      expect((await post('session/second-factor', { code }, { cookie: begun.cookie })).status).toBe(201);
    }
    const counted = await test.database.selectFrom('signInFailures').select('failures').execute();
    expect(counted.map(({ failures }) => failures)).toEqual([0, 0, 0]);
  });
});
