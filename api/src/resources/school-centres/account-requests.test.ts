import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import { centreFields } from '@ofgc/shared/domain/school-centres/centre-field-rules.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centreRequest } from '../../testing/school-area/centre-request.ts';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { createAsker } from '../../testing/asker.ts';
import { addCentre, resetTour, sampleDay } from '../../testing/school-area/sample-registration.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { startDeadline } from '../../testing/test-api.ts';
import { purgeCentreRequests } from './purge.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi({ now: () => sampleDay });
beforeAll(() => seedSampleCalls(test.database));
const { get, post } = createAsker(test);
let office: SignedInTester;
beforeAll(async () => {
  office = await signedIn(test, 'staff', 'schools');
}, startDeadline);
beforeEach(async () => {
  await resetTour(test.database);
  await test.database.deleteFrom('consents').execute();
});

describe('a school that asks for an account', () => {
  it('gets the same answer whether its code is known or not', async () => {
    const first = await post(null, '/api/school-centres', centreRequest());
    const again = await post(null, '/api/school-centres', centreRequest({ email: 'otra@example.com' }));
    expect([first, again]).toEqual([
      { status: 201, data: { isDone: true } },
      { status: 201, data: { isDone: true } },
    ]);
    const { data } = await get<SchoolCentre[]>(office, '/api/school-office/centres');
    expect(data.filter(({ code }) => code === '35001234')).toMatchObject([
      { email: 'eva@example.com', state: 'requested' },
    ]);
    const waiting = data.filter(({ state }) => state === 'requested').length;
    expect(await get(office, '/api/school-office/account-requests')).toMatchObject({ status: 200, data: { waiting } });
  });

  it('is told to write an email while more requests wait than the office could look at, and its list stays small', async () => {
    await sql`insert into school_centres (code, name, municipality, contact, email, phone, lang, state, is_one_room, has_come, came_before, created_at)
      select 38000000 + n, repeat('漢', 160), repeat('漢', 60), repeat('漢', 120), n || '@b.es', '928000001', 'es', 'requested', false, false, false, now()
      from generate_series(1, 500) n`.execute(test.database);
    const refused = await post(null, '/api/school-centres', centreRequest());
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('educacion@ofgc.example')]);
    const list = await test.api.inject({ url: '/api/school-office/centres', headers: office.headers });
    expect(list.body.length).toBeLessThan(40_000);
    await test.database.deleteFrom('schoolCentres').where('state', '=', 'requested').execute();
    expect((await post(null, '/api/school-centres', centreRequest())).status).toBe(201);
  });

  it('gets a message for each invalid field', async () => {
    const { errors } = await post(null, '/api/school-centres', {
      ...centreRequest(),
      code: '28001234',
      phone: 'x',
      email: 'eva',
    });
    expect(Object.keys(errors ?? {})).toEqual(['code', 'email', 'phone']);
  });

  it('gets one account and one invitation when the office approves it', async () => {
    await post(null, '/api/school-centres', centreRequest());
    const { data } = await get<SchoolCentre[]>(office, '/api/school-office/centres');
    const requested = data.find(({ code }) => code === '35001234');
    const decide = async (decision: string) =>
      (await post(office, `/api/school-office/centres/${requested?.id}/decision`, { decision, version: 1 })).status;
    expect([await decide('approve'), await decide('approve'), await decide('refuse')]).toEqual([200, 200, 409]);
    const emails = await test.database
      .selectFrom('emailQueue')
      .select(['recipient', 'text'])
      .where('recipient', '=', 'eva@example.com')
      .execute();
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('/educacion-comunidad/area-de-centros/clave?enlace=');
  });

  it('gets no refusal any more that had not left when the office approves it after all', async () => {
    await post(null, '/api/school-centres', centreRequest({ email: 'late@example.com' }));
    const { data } = await get<SchoolCentre[]>(office, '/api/school-office/centres');
    const own = `/api/school-office/centres/${data.find(({ code }) => code === '35001234')?.id}/decision`;
    expect((await post(office, own, { decision: 'refuse', version: 1 })).status).toBe(200);
    await test.database.updateTable('emailQueue').set({ attempts: 1, failure: '421 busy' }).execute();
    expect((await post(office, own, { decision: 'approve', version: 2 })).status).toBe(200);
    const emails = (await queuedEmails(test.database)).filter(({ recipient }) => recipient === 'late@example.com');
    expect(emails.map(({ givenUpAt }) => givenUpAt === null)).toEqual([false, true]);
  });

  it('is approved and renamed also with the longest name that its form accepts', async () => {
    const { maxLength } = centreFields.name;
    expect(
      (
        await post(
          null,
          '/api/school-centres',
          centreRequest({ name: 'a'.repeat(maxLength), email: 'long@example.com' }),
        )
      ).status,
    ).toBe(201);
    const { data } = await get<SchoolCentre[]>(office, '/api/school-office/centres');
    const requested = data.find(({ code }) => code === '35001234');
    const own = `/api/school-office/centres/${requested?.id}`;
    expect((await post(office, `${own}/decision`, { decision: 'approve', version: 1 })).status).toBe(200);
    const renamed = { ...requested, name: 'b'.repeat(maxLength), isOneRoom: '', version: 2 };
    expect((await post(office, `${own}/profile`, renamed)).status).toBe(200);
  });

  it('is deleted a month after the office refused it, or after a year without a decision', async () => {
    const id = await addCentre(test.database);
    await post(null, '/api/school-centres', centreRequest());
    await post(null, '/api/school-centres', centreRequest({ code: '35009999', email: 'luz@example.com' }));
    const { data } = await get<SchoolCentre[]>(office, '/api/school-office/centres');
    const refused = data.find(({ code }) => code === '35001234');
    const refusal = { decision: 'refuse', version: 1 };
    expect((await post(office, `/api/school-office/centres/${refused?.id}/decision`, refusal)).status).toBe(200);
    // One that was refused before the day was recorded.
    const long = await addCentre(test.database);
    const created = new Date(Date.now() - 5 * 24 * 3_600_000);
    const before = { state: 'refused', decidedAt: null, createdAt: created } as const;
    await test.database.updateTable('schoolCentres').set(before).where('id', '=', long).execute();
    const left = async (days: number) => {
      await purgeCentreRequests(test.database, new Date(Date.now() + days * 24 * 3_600_000));
      const rows = await test.database.selectFrom('schoolCentres').select('code').where('id', '!=', id).execute();
      return rows.map(({ code }) => code).toSorted();
    };
    expect([await left(29), await left(31), await left(366)]).toEqual([['35001234', '35009999'], ['35009999'], []]);
    expect(await test.database.selectFrom('consents').select('id').execute()).toEqual([]);
    expect(await test.database.selectFrom('schoolCentres').select('id').execute()).toEqual([{ id }]);
  });
});
