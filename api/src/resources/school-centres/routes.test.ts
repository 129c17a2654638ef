import { randomUUID } from 'node:crypto';
import type { ManagedCentre } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centreRequest } from '../../testing/school-area/centre-request.ts';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { createAsker } from '../../testing/asker.ts';
import {
  addCentre,
  resetTour,
  sampleDay,
  register,
  smallForm,
  tour,
  withoutTour,
} from '../../testing/school-area/sample-registration.ts';
import { closeAndDraw } from '../../testing/school-area/steps.ts';
import { overAssigned } from '../../testing/school-area/seat-contest.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { startDeadline } from '../../testing/test-api.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { enqueueLink } from '../accounts/enqueue-emails.ts';
import { saveSchoolMessage } from '../school-messages/save.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const siteUrl = 'https://ofgc.example';
const test = useTestApi({ now: () => sampleDay });
beforeAll(() => seedSampleCalls(test.database));
const { get, post } = createAsker(test);
let centre: SignedInTester;
let office: SignedInTester;
let id: number;
beforeAll(async () => {
  office = await signedIn(test, 'staff', 'schools');
}, startDeadline);
beforeEach(async () => {
  await resetTour(test.database);
  await test.database.deleteFrom('consents').execute();
  centre = await signedIn(test, 'centre');
  id = await addCentre(test.database, { accountId: centre.accountId, name: 'CEIP Uno', hasCome: false });
});

const managed = () => `/api/school-office/centres/${id}`;
const find = async () => (await get<ManagedCentre>(office, managed())).data.centre;

describe('the profile of a school', () => {
  const own = { contact: 'Luz Marrero', phone: '928 22 22 22', lang: 'en' };

  it('is changed by the school in contact, telephone and language, but not in its code', async () => {
    const changed = await post(centre, '/api/school-area/profile', { ...own, code: '38999999', version: 1 });
    expect(changed.status).toBe(200);
    const { code, contact, phone, lang } = await find();
    expect([code.slice(0, 2), contact, phone, lang]).toEqual(['35', 'Luz Marrero', '928 22 22 22', 'en']);
    const account = test.database.selectFrom('accounts').select('lang').where('id', '=', centre.accountId);
    expect(await account.executeTakeFirst()).toEqual({ lang: 'en' });
    // A double click changes the profile once; a page with an older version gets an error, and changes nothing.
    expect((await post(centre, '/api/school-area/profile', { ...own, version: 1 })).status).toBe(200);
    const old = await post(centre, '/api/school-area/profile', { ...own, contact: 'Otra', version: 1 });
    expect([old.status, old.message]).toEqual([409, expect.stringContaining('compare')]);
    expect((await find()).version).toBe(2);
    const wrong = await post(centre, '/api/school-area/profile', { contact: '', phone: 'x', lang: 'fr', version: 2 });
    expect(Object.keys(wrong.errors ?? {})).toEqual(['contact', 'phone', 'lang']);
  });

  it('with a new address from the office signs the school out and sends an email for a password', async () => {
    const { version, ...known } = await find();
    const profile = { ...known, code: '35 00 77 77', email: 'nueva@example.com', isOneRoom: 'true', version };
    expect((await post(office, `${managed()}/profile`, profile)).status).toBe(200);
    expect(await find()).toMatchObject({ code: '35007777', email: 'nueva@example.com', isOneRoom: true, version: 2 });
    expect((await get(centre, '/api/school-area')).status).toBe(401);
    const emails = test.database.selectFrom('emailQueue').select('text').where('recipient', '=', 'nueva@example.com');
    expect((await emails.executeTakeFirstOrThrow()).text).toContain('/clave?enlace=');
  });

  it('with a new address from the office gets there what the former one did not get, and no dead link', async () => {
    const { database } = test;
    const bounce = (template: string) =>
      database
        .updateTable('emailQueue')
        .set({ givenUpAt: new Date(), attempts: 1, failure: '550 5.1.1 unknown' })
        .where('key', 'like', `school-registrations:%:${template}:%`)
        .execute();
    await register(database, { centreId: id, body: smallForm() });
    await bounce('schoolSubmitted');
    await closeAndDraw(database);
    await bounce('schoolAssigned');
    const own = { id: centre.accountId, kind: 'centre', email: centre.email, name: 'CEIP Uno', lang: 'es' } as const;
    await enqueueLink(database, own, { purpose: 'password', siteUrl });
    const { version, email: former, ...known } = await find();
    const profile = { ...known, email: 'corregida@example.com', isOneRoom: '', version };
    expect((await post(office, `${managed()}/profile`, profile)).status).toBe(200);
    const waiting = (await queuedEmails(database)).filter(({ sentAt, givenUpAt }) => !sentAt && !givenUpAt);
    expect(waiting.filter(({ recipient, replyTo }) => recipient === former || replyTo === former)).toEqual([]);
    const told = waiting.filter(({ recipient }) => recipient === 'corregida@example.com');
    expect(told.map(({ key }) => key.split(':')[2])).toEqual(['schoolAssigned', 'invitation']);
    expect(told[0]).toMatchObject({ attempts: 0, failure: null });
    expect(told[0]?.dueAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('refuses the code or address of another account at its field', async () => {
    const other = await addCentre(test.database);
    const { code } = (await get<ManagedCentre>(office, `/api/school-office/centres/${other}`)).data.centre;
    const { version, ...known } = await find();
    const change = (differences: object) => post(office, `${managed()}/profile`, { ...known, version, ...differences });
    expect((await change({ code })).errors).toHaveProperty('code');
    expect((await change({ email: office.email })).errors).toHaveProperty('email');
    expect(await find()).toEqual({ ...known, version });
  });
});

describe('the data of a school', () => {
  const sent = async () => {
    const reference = await register(test.database, { centreId: id, body: smallForm() });
    await test.database.transaction().execute((transaction) =>
      saveSchoolMessage(transaction, {
        reference,
        centreId: id,
        formKey: randomUUID(),
        text: 'Somos 24',
        at: sampleDay,
        siteUrl,
      }),
    );
    return reference;
  };

  it('are exported in full, without those of other schools', async () => {
    const reference = await sent();
    await register(test.database, { centreId: await addCentre(test.database, { name: 'CEIP Ajeno' }) });
    const file = await test.api.inject({ url: `${managed()}/data.json?lang=en`, headers: office.headers });
    expect(file.headers['content-disposition']).toMatch(/attachment; filename="\d{8}\.json"/);
    const known = file.json<{ registrations: { reference: string }[]; letters: { subject: string }[] }>();
    expect(known).toMatchObject({ centre: { id }, account: { email: centre.email } });
    expect(known.registrations).toMatchObject([{ reference, contact: 'Ana Suárez', messages: [{ text: 'Somos 24' }] }]);
    expect(known.letters).toHaveLength(1);
    expect(file.body).not.toContain('CEIP Ajeno');
    expect(file.body).not.toContain('password');
  });

  it('are exported and erased without emails to others at the same address, and without links into an account', async () => {
    const staff = {
      id: office.accountId,
      kind: 'staff',
      email: 'nueva@ofgc.example',
      name: 'Eva',
      lang: 'es',
    } as const;
    await enqueueLink(test.database, staff, { purpose: 'invitation', siteUrl });
    const other = await addCentre(test.database, { email: staff.email });
    const own = { id: centre.accountId, kind: 'centre', email: centre.email, name: 'CEIP Uno', lang: 'es' } as const;
    await enqueueLink(test.database, own, { purpose: 'password', siteUrl });
    const dataOf = async (school: number) =>
      (await test.api.inject({ url: `/api/school-office/centres/${school}/data.json`, headers: office.headers })).body;
    expect(JSON.parse(await dataOf(other))).toMatchObject({ letters: [] });
    const known = await dataOf(id);
    expect(JSON.parse(known)).toMatchObject({ letters: [{ subject: expect.any(String), sentAt: null }] });
    expect(known).not.toContain('enlace=');
    const { code, version } = (await get<ManagedCentre>(office, `/api/school-office/centres/${other}`)).data.centre;
    expect((await post(office, `/api/school-office/centres/${other}/erasure`, { code, version })).status).toBe(200);
    const waiting = test.database.selectFrom('emailQueue').select('key').where('recipient', '=', staff.email);
    expect(await waiting.execute()).toMatchObject([{ key: expect.stringMatching(/^accounts:\d+:invitation:/) }]);
  });

  it('are erased with its registrations, and its seats go to a waiting school', async () => {
    const reference = await sent();
    const waiting = await register(test.database, {
      centreId: await addCentre(test.database),
      body: smallForm(),
    });
    await closeAndDraw(test.database);
    const { code, email, version } = await find();
    expect((await post(office, `${managed()}/erasure`, { code: '35', version })).errors).toHaveProperty('code');
    expect((await post(office, `${managed()}/erasure`, { code, version: version + 1 })).status).toBe(409);
    expect((await post(office, `${managed()}/erasure`, { code, version })).status).toBe(200);
    expect((await post(office, `${managed()}/erasure`, { code, version })).status).toBe(404);
    expect((await get(centre, '/api/school-area')).status).toBe(401);
    const registrations = test.database.selectFrom('schoolRegistrations').select(['reference', 'state', 'sessionId']);
    expect(await registrations.execute()).toEqual([{ reference: waiting, state: 'assigned', sessionId: 5 }]);
    expect(await overAssigned(test.database)).toEqual([]);
    const emails = await test.database.selectFrom('emailQueue').select(['recipient', 'text']).execute();
    expect(emails.filter(({ recipient, text }) => recipient === email || text.includes(reference))).toEqual([]);
    const recorded = test.database
      .selectFrom('accessRecords')
      .select(['actor', 'action'])
      .where('recordTable', '=', 'schoolCentres')
      .where('recordId', '=', String(id))
      .where('action', '=', 'delete');
    expect(await recorded.execute()).toEqual([{ actor: office.email, action: 'delete' }]);
  });

  it('are erased with all waiting emails for its account or about it', async () => {
    const account = {
      id: centre.accountId,
      kind: 'centre',
      email: centre.email,
      name: 'CEIP Uno',
      lang: 'es',
    } as const;
    const { code, version, ...known } = await find();
    // It has another address, and since then it asked for a password and somebody for an account of its code once more.
    const profile = { ...known, code, email: 'mudada@example.com', isOneRoom: '', version };
    expect((await post(office, `${managed()}/profile`, profile)).status).toBe(200);
    await enqueueLink(test.database, account, { purpose: 'password', siteUrl });
    expect((await post(null, '/api/school-centres', centreRequest({ code, email: 'otra@example.com' }))).status).toBe(
      201,
    );
    const waiting = async () =>
      (await test.database.selectFrom('emailQueue').select('key').orderBy('id').execute())
        .map(({ key }) => key.split(':').slice(0, 3).join(':'))
        .filter((key) => key.startsWith(`accounts:${centre.accountId}:`) || key.includes(code));
    expect(await waiting()).toEqual([
      `accounts:${centre.accountId}:invitation`,
      `accounts:${centre.accountId}:password`,
      `school-centres:again:${code}`,
    ]);
    // Of a registration that is purged by now: its email to the office would be answered to the school.
    const email = { recipient: 'educacion@ofgc.example', lang: 'es', subject: 'x', text: 'x', html: 'x' } as const;
    await enqueueEmail(test.database, {
      ...email,
      key: 'school-registrations:999999:schoolMessageForOffice:1',
      replyTo: 'mudada@example.com',
    });
    // What a person of that address wrote to the orchestra otherwise is no email of the school.
    await enqueueEmail(test.database, { ...email, key: 'contact:999999:team', replyTo: 'mudada@example.com' });
    const erasure = { code, version: version + 1 };
    expect((await post(office, `${managed()}/erasure`, erasure)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const replies = test.database.selectFrom('emailQueue').select('key').where('replyTo', '=', 'mudada@example.com');
    expect(await replies.execute()).toEqual([{ key: 'contact:999999:team' }]);
  });

  it('are exported and erased also when its call no longer exists', async () => {
    const reference = await sent();
    await closeAndDraw(test.database);
    await withoutTour(test.database, async () => {
      const file = await test.api.inject({ url: `${managed()}/data.json`, headers: office.headers });
      expect(file.json()).toMatchObject({
        registrations: [
          {
            reference,
            call: { key: tour },
            session: { id: 5 },
            state: 'assigned',
            contact: 'Ana Suárez',
            messages: [{ text: 'Somos 24' }],
          },
        ],
      });
      const { code, version } = await find();
      expect((await post(office, `${managed()}/erasure`, { code, version })).status).toBe(200);
    });
    expect(await test.database.selectFrom('schoolRegistrations').select('id').execute()).toEqual([]);
    expect(await overAssigned(test.database)).toEqual([]);
  });
});
