import { TOTP, Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Session } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { SignInBrowser } from '../../testing/sign-in-browser.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { answerLinkRequests } from '../accounts/answer-link-requests.ts';
import { addLink } from '../accounts/one-time-links.ts';
import { addAccount, setLocked, setRoles } from '../accounts/save.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const siteUrl = 'https://ofgc.example';
const password = 'cuatro palabras bien largas';

const test = useTestApi();

class Browser extends SignInBrowser {
  constructor(address = '192.0.2.1', api = test.api) {
    super(api, address);
  }
}

let count = 0;
/** An account whose owner chose a password by invitation, in a browser of its own; each has an address of its own, because of the rate limit. */
async function invited(kind: 'centre' | 'staff') {
  const email = `${kind}-${++count}@ofgc.example`;
  const id = (await addAccount(test.database, { kind, email, name: 'Ana', lang: 'es', roles: ['schools'] })) ?? 0;
  const link = await addLink(test.database, { id, kind, lang: 'es' }, { purpose: 'invitation', siteUrl });
  const token = new URL(link).searchParams.get('enlace') ?? '';
  const browser = new Browser(`10.0.0.${count}`);
  const chosen = await browser.post('accounts/password', { token, password });
  return { email, id, token, browser, chosen };
}
const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + step * 30_000,
  });

/** A member of the staff who has set up the second factor. */
async function enrolled() {
  const { browser, ...member } = await invited('staff');
  const { enrolment } = await browser.session();
  const secret = enrolment?.secret ?? '';
  const used = codeOf(secret);
  const confirmed = await browser.post('session/second-factor', { code: used });
  return { ...member, browser, secret, used, codes: confirmed.data?.recoveryCodes ?? [] };
}

describe('a school’s account', () => {
  it('is signed in by its invitation, which works once', async () => {
    const { browser, chosen, token } = await invited('centre');
    expect([chosen.status, chosen.data?.stage]).toEqual([201, 'full']);
    expect((await browser.session()).identity).toMatchObject({ kind: 'centre', name: 'Ana', roles: ['schools'] });
    const again = await new Browser().post('accounts/password', { token, password });
    expect(again.status).toBe(410);
    expect(again.message).toContain('ya se ha usado');
  });

  it('signs in by password with a new token each time, and out here or everywhere', async () => {
    const { email, browser } = await invited('centre');
    const first = new Map(browser.cookies);
    expect((await browser.post('session', { email: email.toUpperCase(), password })).data?.stage).toBe('full');
    expect(browser.cookies.get('__Host-session')).not.toBe(first.get('__Host-session'));
    const stolen = new Browser();
    for (const [name, value] of first) stolen.cookies.set(name, value);
    expect((await stolen.session()).stage).toBe('none');

    const second = new Browser();
    await second.post('session', { email, password });
    await browser.post('session/end');
    expect([(await browser.session()).stage, (await second.session()).stage]).toEqual(['none', 'full']);
    await browser.post('session', { email, password });
    await second.post('session/end-everywhere');
    expect([(await browser.session()).stage, (await second.session()).stage]).toEqual(['none', 'none']);
  });

  it('signs in by the link of an email, which works once', async () => {
    const { email, id } = await invited('centre');
    const linkRequest = await new Browser().post('accounts/links', { email, purpose: 'signIn' });
    expect(linkRequest.status).toBe(202);
    await answerLinkRequests({ database: test.database, siteUrl });
    const [sent] = await queuedEmails(test.database, `accounts:${id}:signIn:%`);
    const token = new URL(/https:\S+/.exec(sent?.text ?? '')?.[0] ?? '').searchParams.get('enlace');
    const browser = new Browser();
    expect((await browser.post('session/link', { token })).data?.stage).toBe('full');
    expect((await browser.session()).identity?.email).toBe(email);
    expect((await new Browser().post('session/link', { token })).status).toBe(410);
  });
});

describe('a staff account', () => {
  it('needs the second factor after the password', async () => {
    const { email, secret } = await enrolled();
    const browser = new Browser();
    expect((await browser.post('session', { email, password })).data?.stage).toBe('secondFactor');
    expect(await browser.session()).toEqual({ stage: 'secondFactor', identity: null, enrolment: null });
    expect((await browser.post('session/second-factor', { code: '000000' })).status).toBe(422);
    expect((await browser.post('session/second-factor', { code: codeOf(secret, 1) })).data?.stage).toBe('full');
    expect((await browser.session()).identity?.email).toBe(email);
  });

  it('is told a wrong code by a machine with another key, whose log says why without the address', async () => {
    const { email, secret } = await enrolled();
    const log: string[] = [];
    const logger = createLogger('api', { write: (line) => log.push(line) });
    const other = await createTestApi(test.database, { identityKey: Buffer.alloc(32, 8), logger });
    const browser = new Browser('10.0.9.1', other);
    await browser.post('session', { email, password });
    expect((await browser.post('session/second-factor', { code: codeOf(secret, 1) })).status).toBe(422);
    await other.close();
    expect(log.join('')).toContain('sealed with another IDENTITY_KEY');
    expect(log.join('')).not.toContain(email);
  });

  it('accepts each code and each recovery code once', async () => {
    const { email, used, codes } = await enrolled();
    expect(codes).toHaveLength(10);
    const browser = new Browser();
    await browser.post('session', { email, password });
    expect((await browser.post('session/second-factor', { code: used })).status).toBe(422);
    expect((await browser.post('session/second-factor', { code: codes[0]?.toLowerCase() })).status).toBe(201);
    await browser.post('session', { email, password });
    expect((await browser.post('session/second-factor', { code: codes[0] })).status).toBe(422);
  });

  it('without a second factor cannot sign in by password', async () => {
    const { email } = await invited('staff');
    expect((await new Browser().post('session', { email, password })).status).toBe(401);
  });

  it('is signed out after five wrong codes', async () => {
    const { email, browser, secret } = await enrolled();
    await browser.post('session', { email, password });
    for (let time = 0; time < 5; time++) await browser.post('session/second-factor', { code: '000000' });
    expect((await browser.post('session/second-factor', { code: codeOf(secret, 1) })).status).toBe(401);
    expect((await browser.session()).stage).toBe('none');
  });

  it('is signed out when its roles change, and cannot sign in when locked', async () => {
    const { id, email, browser } = await enrolled();
    await setRoles(test.database, id, ['channel']);
    expect((await browser.session()).stage).toBe('none');
    await setLocked(test.database, id, true);
    expect((await browser.post('session', { email, password })).status).toBe(401);
  });
});

it('one of several simultaneous uses of a link or recovery code succeeds', async () => {
  const { email, id, codes } = await enrolled();
  const link = await addLink(test.database, { id, kind: 'staff', lang: 'es' }, { purpose: 'password', siteUrl });
  const token = new URL(link).searchParams.get('enlace') ?? '';
  const choose = () => new Browser('192.0.2.90').post('accounts/password', { token, password });
  const chosen = (await Promise.all(Array.from({ length: 4 }, choose))).map(({ status }) => status);
  expect(chosen.toSorted((a, b) => a - b)).toEqual([201, 410, 410, 410]);
  const browsers = [new Browser('192.0.2.91'), new Browser('192.0.2.92')];
  for (const browser of browsers) await browser.post('session', { email, password });
  const given = await Promise.all(browsers.map((browser) => browser.post('session/second-factor', { code: codes[1] })));
  expect(given.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
});

describe('an address without an account', () => {
  it('gets the same answer as a wrong password and a locked account', async () => {
    const { email, id } = await invited('centre');
    const answers = [
      await new Browser('192.0.2.20').post('session', { email: 'nobody@ofgc.example', password }),
      await new Browser('192.0.2.21').post('session', { email, password: 'another password' }),
    ];
    await setLocked(test.database, id, true);
    answers.push(await new Browser('192.0.2.22').post('session', { email, password }));
    expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });

  it('gets the same answer as a known one to a request for a link, but no email', async () => {
    const { email } = await invited('centre');
    const sent = () =>
      test.database
        .selectFrom('emailQueue')
        .select('recipient')
        .where('recipient', 'in', [email, 'stranger@ofgc.example'])
        .execute();
    const before = (await sent()).length;
    const known = await new Browser().post('accounts/links', { email });
    const unknown = await new Browser().post('accounts/links', { email: 'stranger@ofgc.example' });
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    // The account is not looked up during the request, so no email is queued yet.
    expect(await sent()).toHaveLength(before);
    await answerLinkRequests({ database: test.database, siteUrl });
    expect((await sent()).map(({ recipient }) => recipient)).toEqual([email]);
  });
});

describe('failed sign-ins', () => {
  it('delay an IP address that guesses, but not the owner in a known browser', async () => {
    const { email, browser } = await invited('centre');
    const guess = () => new Browser('198.51.100.9').post('session', { email, password: 'a guess of many' });
    const statuses: number[] = [];
    for (let time = 0; time < 7; time++) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const delayed = await guess();
    expect(delayed.message).toMatch(/Espere 1\smin/);
    expect(delayed.headers['retry-after']).toBe('60');
    // Visitors at other addresses need not wait.
    expect((await new Browser('192.0.2.77').post('session', { email, password })).status).toBe(201);
    expect((await browser.post('session', { email, password })).status).toBe(201);
  });

  it('of many addresses for one account delay unknown browsers only', async () => {
    const { email, browser } = await invited('centre');
    for (let time = 0; time < 31; time++)
      await new Browser(`203.0.113.${time}`).post('session', { email, password: 'a guess of many' });
    expect((await new Browser('192.0.2.78').post('session', { email, password })).status).toBe(429);
    expect((await browser.post('session', { email, password })).status).toBe(201);
  });

  it('are counted one by one when simultaneous', async () => {
    const email = 'at-once@ofgc.example';
    const tries = Array.from({ length: 12 }, () =>
      new Browser('198.51.100.10').post('session', { email, password: 'a guess of many' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe('a session', () => {
  const seen = (accountId: number, minutesAgo: number) =>
    test.database
      .updateTable('sessions')
      .set({ seenAt: new Date(Date.now() - minutesAgo * 60_000) })
      .where('accountId', '=', accountId)
      .execute();
  const stageOf = async (headers: { cookie: string }) =>
    (await test.api.inject({ url: '/api/session', headers })).json<{ data: Session }>().data.stage;

  it.each([
    ['staff', 29, 31],
    ['centre', 119, 121],
  ] as const)('of %s ends after some minutes without a request', async (kind, before, after) => {
    const { accountId, headers } = await signedIn(test, kind);
    await seen(accountId, before);
    expect(await stageOf(headers)).toBe('full');
    await seen(accountId, after);
    expect(await stageOf(headers)).toBe('none');
  });

  it('ends at its final time, however active it is', async () => {
    const { accountId, headers } = await signedIn(test, 'staff');
    const endsAt = new Date(Date.now() - 1_000);
    await test.database.updateTable('sessions').set({ endsAt }).where('accountId', '=', accountId).execute();
    expect(await stageOf(headers)).toBe('none');
  });

  it('is in a secure cookie, hidden from scripts and other sites, and its responses are not stored', async () => {
    const { chosen } = await invited('centre');
    const [cookie = ''] = [chosen.headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^__Host-session=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(chosen.headers['cache-control']).toBe('no-store');
  });

  it('is stored as a hash only', async () => {
    const { headers } = await signedIn(test, 'staff');
    const [, token = ''] = headers.cookie.split('=');
    const rows = await test.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['nowhere', {}],
  ])('cannot be started from %s', async (_, headers) => {
    const { email } = await invited('centre');
    expect((await new Browser().post('session', { email, password }, headers)).status).toBe(403);
  });
});
