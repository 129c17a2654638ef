import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import type { StaffMember, StaffMemberPage } from '@ofgc/shared/domain/staff/staff.schema.ts';
import { askBelow } from '../../testing/asker.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
let ana: SignedInTester;
beforeEach(async () => {
  await test.database.deleteFrom('accounts').execute();
  await test.database.deleteFrom('emailQueue').execute();
  ana = await signInStaff('staff');
});

/** A member of the staff who has signed in before, with a second factor. */
async function signInStaff(...roles: StaffRole[]): Promise<SignedInTester> {
  const member = await signedIn(test, 'staff', ...roles);
  await test.database
    .updateTable('accounts')
    .set({ totpConfirmedAt: new Date() })
    .where('id', '=', member.accountId)
    .execute();
  return member;
}

const below = askBelow(test, '/api/office/staff');
const ask = (path = '', payload?: object, visitor: SignedInTester | null = ana) => below(visitor, path, payload);
const pageOf = async (id: number) => (await ask(`/${id}`)).data as StaffMemberPage;
const step = async (id: number, name: string, visitor = ana) =>
  ask(`/${id}/step`, { version: (await pageOf(id)).version, step: name }, visitor);
const invitation = { name: 'Bea', email: 'bea@ofgc.example', lang: 'es', 'role-education': 'true' };
const emails = () => queuedEmails(test.database);

describe('the staff accounts', () => {
  it('have their latest fifty records in their history, and the number of earlier ones', async () => {
    const { accountId, email } = await signInStaff('schools');
    const access = { accountId, actor: email, recordTable: 'accounts', recordId: String(accountId) };
    for (let day = 0; day < 60; day++)
      await test.database
        .insertInto('accessRecords')
        .values({ ...access, at: new Date('2026-11-20T12:00:00Z'), action: day % 2 ? 'sign-out' : 'sign-in' })
        .execute();
    const { history, earlier } = await pageOf(accountId);
    expect([history.length, earlier]).toEqual([50, 10]);
    expect((await pageOf((await signInStaff()).accountId)).earlier).toBe(0);
  });

  it('are listed by name, with accents in their Spanish order', async () => {
    await test.database.updateTable('accounts').set({ name: 'Íñigo' }).execute();
    for (const name of ['Zoe', 'Álvaro', 'Berta']) {
      const { accountId } = await signInStaff();
      await test.database.updateTable('accounts').set({ name }).where('id', '=', accountId).execute();
    }
    const names = ((await ask()).data as StaffMember[]).map(({ name }) => name);
    expect(names).toEqual(['Álvaro', 'Berta', 'Íñigo', 'Zoe']);
  });

  it('are invited anew from another page once the account was removed, and once by two clicks', async () => {
    const invite = async (formKey: string) => ((await ask('', { ...invitation, formKey })).data as { id: number }).id;
    const [first, second] = [randomUUID(), randomUUID()];
    const id = await invite(first);
    expect(await invite(first)).toBe(id);
    expect((await step(id, 'lock')).status).toBe(200);
    const { version } = await pageOf(id);
    expect((await ask(`/${id}/remove`, { version })).status).toBe(200);
    const again = await invite(second);
    expect(await pageOf(again)).toMatchObject({ name: 'Bea', state: 'invited' });
    expect(again).not.toBe(id);
  });

  it('are invited by an email with a link that works once, and the invitation is recorded', async () => {
    const { status, data } = await ask('', invitation);
    expect(status).toBe(201);
    const { id } = data as { id: number };
    const [email] = await emails();
    expect(email?.recipient).toBe('bea@ofgc.example');
    const token = /enlace=([\w-]+)/.exec(email?.text ?? '')?.[1];
    const choose = () =>
      test.api.inject({
        method: 'POST',
        url: '/api/accounts/password',
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: { token, password: 'cuatro palabras bien largas' },
      });
    expect([(await choose()).statusCode, (await choose()).statusCode]).toEqual([201, 410]);
    const page = await pageOf(id);
    expect(page).toMatchObject({ name: 'Bea', roles: ['education'], state: 'invited' });
    expect(page.history.at(-1)).toMatchObject({ actor: ana.email, action: 'rights', detail: 'add education' });
    expect(((await ask()).data as StaffMember[]).map(({ name }) => name)).toContain('Bea');
  });

  it('get other roles, which ends their sessions; a change from an outdated page gets 409', async () => {
    const bea = await signInStaff('education');
    const { version, sessions } = await pageOf(bea.accountId);
    expect(sessions).toBe(1);
    const change = { version, 'role-schools': 'true' };
    expect((await ask(`/${bea.accountId}/roles`, change)).status).toBe(200);
    expect(await pageOf(bea.accountId)).toMatchObject({ roles: ['schools'], sessions: 0 });
    expect((await ask(`/${bea.accountId}/roles`, { version, 'role-education': 'true' })).status).toBe(409);
  });

  it('are signed out, locked, unlocked and freed of a lost second factor, each step recorded', async () => {
    const bea = await signInStaff('education');
    const inbox = async () => (await test.api.inject({ url: '/api/inbox', headers: bea.headers })).statusCode;
    expect(await inbox()).toBe(200);
    await step(bea.accountId, 'end-sessions');
    expect(await inbox()).toBe(401);
    await step(bea.accountId, 'lock');
    expect((await pageOf(bea.accountId)).state).toBe('locked');
    for (const name of ['invite', 'forget-factor']) expect((await step(bea.accountId, name)).status).toBe(409);
    await step(bea.accountId, 'unlock');
    await step(bea.accountId, 'forget-factor');
    const page = await pageOf(bea.accountId);
    expect(page.state).toBe('invited');
    expect(page.history.map(({ detail }) => detail)).toEqual(['forget-factor', 'unlock', 'lock', 'end-sessions']);
    expect(await emails()).toHaveLength(1);
  });

  it('are removed once they are locked, with all that belongs to the account; the address is free again', async () => {
    const { id } = (await ask('', invitation)).data as { id: number };
    const remove = async (member: number) => ask(`/${member}/remove`, { version: (await pageOf(member)).version });
    expect((await remove(id)).status).toBe(409);
    expect((await remove(ana.accountId)).message).toContain('desactívela antes');
    await step(id, 'lock');
    const token = (tokenHash: string) => ({ accountId: id, tokenHash, createdAt: new Date(), seenAt: new Date() });
    await test.database.insertInto('accountDevices').values(token('device')).execute();
    await test.database.insertInto('recoveryCodes').values({ accountId: id, codeHash: 'code' }).execute();
    const at = new Date('2026-11-19T10:00:00Z');
    await test.database.insertInto('inboxCases').values({ source: 'contact', recordId: 1, status: 'new' }).execute();
    const entry = { source: 'contact', recordId: 1, at, accountId: id, actor: 'Bea', kind: 'note', text: 'x' } as const;
    await test.database.insertInto('inboxEntries').values(entry).execute();
    expect((await ask(`/${id}/remove`, { version: 0 })).status).toBe(409);
    expect((await remove(id)).status).toBe(200);
    const history = await test.database.selectFrom('inboxEntries').select(['accountId', 'actor']).execute();
    expect(history, 'histories go on without the name').toEqual([{ accountId: null, actor: 'OFGC' }]);
    expect((await ask(`/${id}`)).status).toBe(404);
    for (const table of ['accountDevices', 'accountLinks', 'recoveryCodes'] as const)
      expect(await test.database.selectFrom(table).where('accountId', '=', id).selectAll().execute()).toEqual([]);
    expect(await emails()).toEqual([]);
    const record = test.database.selectFrom('accessRecords').select(['actor', 'detail']).orderBy('id', 'desc').limit(1);
    expect(await record.where('recordId', '=', String(id)).where('action', '=', 'rights').execute()).toEqual([
      { actor: ana.email, detail: 'remove' },
    ]);
    expect((await ask('', invitation)).status).toBe(201);
  });

  it('are invited once when the button is pressed twice, and an address has one account', async () => {
    const { data } = await ask('', invitation);
    const { id } = data as { id: number };
    const { version } = await pageOf(id);
    const twice = await Promise.all([1, 2].map(() => ask(`/${id}/step`, { version, step: 'invite' })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await emails()).toHaveLength(2);
    expect((await ask('', { ...invitation, name: 'Otra' })).errors).toEqual({
      email: ['Esa dirección ya tiene una cuenta.'],
    });
  });

  it('keep at least one manager, also when two managers lock each other at the same time', async () => {
    expect((await step(ana.accountId, 'lock')).message).toContain('Es la única persona');
    expect((await ask(`/${ana.accountId}/roles`, { version: 0 })).status).toBe(409);
    await ask('', { ...invitation, 'role-staff': 'true' });
    expect((await step(ana.accountId, 'lock')).status, 'an invitation manages nobody').toBe(409);
    const eva = await signInStaff('staff');
    const versions = await Promise.all([ana, eva].map(async ({ accountId }) => (await pageOf(accountId)).version));
    const statuses = await Promise.all([
      ask(`/${ana.accountId}/step`, { version: versions[0], step: 'lock' }, eva),
      ask(`/${eva.accountId}/step`, { version: versions[1], step: 'lock' }, ana),
    ]);
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with an address that is none', { email: 'bea' }, 'email'],
    ['in a language that is none', { lang: 'fr' }, 'lang'],
  ])('are not invited %s', async (_, wrong, field) => {
    const answer = await ask('', { ...invitation, ...wrong });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect(await emails()).toEqual([]);
  });

  it('answer 401 or 403 to everybody without the role staff', async () => {
    const others = [null, await signedIn(test, 'centre'), await signInStaff('communication', 'schools', 'channel')];
    for (const [path, payload] of [
      ['', undefined],
      ['', invitation],
      [`/${ana.accountId}`, undefined],
      [`/${ana.accountId}/roles`, { version: 0 }],
      [`/${ana.accountId}/step`, { version: 0, step: 'lock' }],
      [`/${ana.accountId}/remove`, { version: 0 }],
    ] as const) {
      const statuses = await Promise.all(others.map(async (visitor) => (await ask(path, payload, visitor)).status));
      expect(statuses, path).toEqual([401, 403, 403]);
    }
    expect((await ask('/999999')).status).toBe(404);
  });
});
