import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Session, SignInStep } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { testSettings } from '../../testing/test-api.ts';
import { addLink } from '../accounts/one-time-links.ts';
import { addAccount } from '../accounts/save.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

// Without JavaScript a double click sends a form twice, and the browser shows the answer to the second alone.
const test = useTestApi();

let count = 0;
async function linkFor(kind: 'staff' | 'centre', purpose: 'invitation' | 'signIn'): Promise<string> {
  const email = `${kind}-${++count}@ofgc.example`;
  const id = (await addAccount(test.database, { kind, email, name: 'Ana', lang: 'es' })) ?? 0;
  const link = await addLink(test.database, { id, kind, lang: 'es' }, { purpose, siteUrl: testSettings.siteUrl });
  return new URL(link).searchParams.get('enlace') ?? '';
}
async function post(path: string, payload: object, cookie = '') {
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  const answer = await test.api.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  const set = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';', 1)[0]);
  const { data } = answer.json<{ data?: SignInStep }>();
  return { status: answer.statusCode, data, cookie: set.join('; ') };
}
const session = async (cookie: string) =>
  (await test.api.inject({ url: '/api/session', headers: { cookie } })).json<{ data: Session }>().data;
const password = 'cuatro palabras bien largas';

describe('the second click on a form with a link or code that works once', () => {
  it('signs in with the chosen password, while another form with the same link gets 410', async () => {
    const form = { token: await linkFor('staff', 'invitation'), password, formKey: randomUUID() };
    const [first, second] = await Promise.all([1, 2].map(() => post('accounts/password', form)));
    expect([first?.status, second?.status]).toEqual([201, 201]);
    const last = await post('accounts/password', form);
    expect((await session(last.cookie)).stage).toBe('enrolment');
    for (const formKey of [randomUUID(), undefined, 'x'])
      expect((await post('accounts/password', { ...form, formKey })).status).toBe(410);
    expect((await post('accounts/password', { ...form, password: `${password} 2` })).status).toBe(410);
  });

  it('signs a school in by the link of its email', async () => {
    const form = { token: await linkFor('centre', 'signIn'), formKey: randomUUID() };
    const answers = await Promise.all([1, 2].map(() => post('session/link', form)));
    expect(await Promise.all(answers.map(async ({ cookie }) => (await session(cookie)).stage))).toEqual([
      'full',
      'full',
    ]);
    expect((await post('session/link', { ...form, formKey: randomUUID() })).status).toBe(410);
  });

  it('returns the first click’s recovery codes, and the same code gets nobody else in', async () => {
    const token = await linkFor('staff', 'invitation');
    const { cookie } = await post('accounts/password', { token, password });
    const secret = Secret.fromBase32(((await session(cookie)).enrolment?.secret ?? '').replaceAll(' ', ''));
    const code = new TOTP({ secret }).generate();
    const answers = await Promise.all([1, 2].map(() => post('session/second-factor', { code }, cookie)));
    const late = await post('session/second-factor', { code }, cookie);
    const [first] = answers;
    expect(first?.data?.recoveryCodes).toHaveLength(10);
    for (const { status, data } of [...answers, late])
      expect([status, data?.recoveryCodes]).toEqual([201, first?.data?.recoveryCodes]);
    expect((await session(late.cookie)).stage).toBe('full');
    const email = `staff-${count}@ofgc.example`;
    const other = await post('session', { email, password });
    expect((await post('session/second-factor', { code }, other.cookie)).status).toBe(422);
    const spare = { code: first?.data?.recoveryCodes[0] };
    expect((await post('session/second-factor', spare, other.cookie)).status).toBe(201);
  });
});
