import { randomUUID } from 'node:crypto';
import type { ManagedCall, ManagedDetail, SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import {
  managedCallSchema,
  managedDetailSchema,
  schoolAreaSchema,
} from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import {
  schoolRegistrationSchema,
  type SchoolRegistration,
} from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asker, createAsker } from '../../testing/asker.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { addCentre, sampleForm, tour } from '../../testing/school-area/sample-registration.ts';
import { startDeadline, startTestApi, type TestApi } from '../../testing/test-api.ts';

let test: TestApi;
let get: Asker['get'];
let post: Asker['post'];
let centre: SignedInTester;
let otherCentre: SignedInTester;
let office: SignedInTester;
let elsewhere: SignedInTester;
let reference: string;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  test = await startTestApi({ docs: true, now: () => now });
  ({ get, post } = createAsker(test));
  centre = await signedIn(test, 'centre');
  otherCentre = await signedIn(test, 'centre');
  office = await signedIn(test, 'staff', 'schools');
  elsewhere = await signedIn(test, 'staff', 'education', 'box-office', 'communication', 'channel', 'staff');
  await addCentre(test.database, { accountId: centre.accountId, name: 'CEIP Uno', hasCome: false });
  await addCentre(test.database, { accountId: otherCentre.accountId, name: '=CEIP Dos' });
  ({ reference } = (await post<{ reference: string }>(centre, '/api/school-registrations', registration())).data);
}, startDeadline);
afterAll(async () => test.close());

const registration = (differences: Record<string, string> = {}) => ({
  ...sampleForm({ wish2: '' }),
  call: tour,
  formKey: randomUUID(),
  version: '0',
  intent: 'send',
  ...differences,
});
/** What each needs to be let in, and to be no nonsense. */
const own = () => `/api/school-registrations/${reference}`;
const managed = () => `/api/school-office/registrations/${reference}`;
const ofCentres: [string, () => [string, object?]][] = [
  ['GET /api/school-area', () => ['/api/school-area']],
  ['GET /api/school-registrations/{reference}', () => [own()]],
  [
    'POST /api/school-area/profile',
    () => ['/api/school-area/profile', { contact: 'Eva', phone: '928 11 11 11', lang: 'es', version: 1 }],
  ],
  ['POST /api/school-registrations', () => ['/api/school-registrations', registration()]],
  ['POST /api/school-registrations/{reference}/steps', () => [`${own()}/steps`, { step: 'cancel', version: 1 }]],
  [
    'POST /api/school-registrations/{reference}/messages',
    () => [`${own()}/messages`, { text: 'Hola', formKey: randomUUID() }],
  ],
];
const ofOffice: [string, () => [string, object?]][] = [
  ['GET /api/school-office/calls', () => ['/api/school-office/calls']],
  ['GET /api/school-office/calls/{key}', () => [`/api/school-office/calls/${tour}`]],
  [
    'GET /api/school-office/calls/{key}/registrations.csv',
    () => [`/api/school-office/calls/${tour}/registrations.csv`],
  ],
  [
    'POST /api/school-office/calls/{key}/days',
    () => [`/api/school-office/calls/${tour}/days`, { intent: 'closeNow', version: 0 }],
  ],
  ['POST /api/school-office/calls/{key}/draw', () => [`/api/school-office/calls/${tour}/draw`, { seed: 'x' }]],
  ['GET /api/school-office/centres', () => ['/api/school-office/centres']],
  [
    'POST /api/school-office/calls/{key}/messages',
    () => [`/api/school-office/calls/${tour}/messages`, { to: 'all', text: 'Hola', formKey: randomUUID() }],
  ],
  ['GET /api/school-office/centres/{id}', () => ['/api/school-office/centres/1']],
  ['GET /api/school-office/centres/{id}/data.json', () => ['/api/school-office/centres/1/data.json']],
  [
    'POST /api/school-office/centres/{id}/profile',
    () => ['/api/school-office/centres/1/profile', { name: 'CEIP Otro', version: 1 }],
  ],
  [
    'POST /api/school-office/centres/{id}/erasure',
    () => ['/api/school-office/centres/1/erasure', { code: '35000001', version: 1 }],
  ],
  [
    'POST /api/school-office/centres/{id}/decision',
    () => ['/api/school-office/centres/1/decision', { decision: 'approve', version: 1 }],
  ],
  ['GET /api/school-office/registrations/{reference}', () => [managed()]],
  [
    'POST /api/school-office/registrations/{reference}/place',
    () => [`${managed()}/place`, { session: 5, reason: 'x', version: 1 }],
  ],
  [
    'POST /api/school-office/registrations/{reference}/attendance',
    () => [`${managed()}/attendance`, { attendance: 'attended', version: 1 }],
  ],
  [
    'POST /api/school-office/registrations/{reference}/messages',
    () => [`${managed()}/messages`, { text: 'Hola', formKey: randomUUID() }],
  ],
];
const send = (who: SignedInTester | null, [url, payload]: [string, object?]) =>
  payload ? post(who, url, payload) : get(who, url);
const stored = () =>
  Promise.all(
    (['schoolRegistrations', 'schoolMessages', 'schoolDraws', 'schoolCallChanges', 'schoolCentres'] as const).map(
      (table) => test.database.selectFrom(table).selectAll().execute(),
    ),
  );

describe('who may what', () => {
  it('is asked of every address of the school area', async () => {
    const { paths } = (await get(null, '/api/openapi.json')) as unknown as {
      paths: Record<string, Record<string, { tags?: string[] }>>;
    };
    const addresses = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { tags }]) =>
        tags?.includes('schools') ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    );
    expect(addresses.toSorted()).toEqual([...ofCentres, ...ofOffice].map(([address]) => address).toSorted());
  });

  it.each(ofCentres)('%s is for schools: nobody and staff learn and change nothing', async (_, request) => {
    const before = await stored();
    expect((await send(null, request())).status).toBe(401);
    for (const who of [office, elsewhere]) expect((await send(who, request())).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it.each(ofOffice)('%s is for the role of schools: nobody else learns and changes anything', async (_, request) => {
    const before = await stored();
    expect((await send(null, request())).status).toBe(401);
    for (const who of [centre, otherCentre, elsewhere]) expect((await send(who, request())).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it.each(ofCentres.filter(([address]) => address.includes('{')))(
    '%s is nothing to another school',
    async (_, request) => {
      const before = await stored();
      expect((await send(otherCentre, request())).status).toBe(404);
      expect(await stored()).toEqual(before);
    },
  );

  it('is not what a form says beyond its fields: whose it is, its state, its place and its seats are the site’s', async () => {
    const sent = {
      state: 'confirmed',
      sessionId: '5',
      position: '1',
      centreId: '1',
      seats: '1',
      keptUntil: '2999-01-01',
    };
    const answer = await post<{ reference: string }>(
      otherCentre,
      '/api/school-registrations',
      registration({ ...sent, hasCome: '', isOneRoom: 'true', reference, intent: 'draft' }),
    );
    const made = await test.database
      .selectFrom('schoolRegistrations')
      .innerJoin('schoolCentres', 'schoolCentres.id', 'centreId')
      .select(['accountId', 'schoolRegistrations.state', 'sessionId', 'position', 'seats', 'hasCome', 'isOneRoom'])
      .where('reference', '=', answer.data.reference)
      .executeTakeFirst();
    expect(answer.data.reference).not.toBe(reference);
    expect(made).toEqual({
      accountId: otherCentre.accountId,
      state: 'draft',
      sessionId: null,
      position: null,
      seats: 26,
      hasCome: true,
      isOneRoom: false,
    });
    await test.database.deleteFrom('schoolRegistrations').where('reference', '=', answer.data.reference).execute();
  });

  it('is no matter of a page of another site', async () => {
    const foreign = { ...centre, headers: { ...centre.headers, 'sec-fetch-site': 'cross-site' } };
    expect((await post(foreign, '/api/school-registrations', registration())).status).toBe(403);
  });
});

describe('a school and the office', () => {
  it('see the same registration, and each its own list', async () => {
    const { data: area } = await get<SchoolArea>(centre, '/api/school-area');
    expect(schoolAreaSchema.parse(area).registrations.map((one) => one.reference)).toEqual([reference]);
    expect((await get<SchoolArea>(otherCentre, '/api/school-area')).data.registrations).toEqual([]);
    const { data: seen } = await get<SchoolRegistration>(centre, own());
    expect(schoolRegistrationSchema.parse(seen)).toMatchObject({
      state: 'submitted',
      canChange: true,
      steps: ['cancel'],
      drawn: null,
    });
    const { data: detail } = await get<ManagedDetail>(office, managed());
    expect(managedDetailSchema.parse(detail).registration).toEqual(seen);
  });

  it('go from a wish to a visit: days, demand, trial, draw, reasons, message, file, attendance', async () => {
    const rival = (await post<{ reference: string }>(otherCentre, '/api/school-registrations', registration())).data
      .reference;
    const call = `/api/school-office/calls/${tour}`;
    expect(
      (
        await post(office, `${call}/days`, {
          intent: 'change',
          opensOn: '2026-10-05',
          closesOn: '2026-10-01',
          version: 0,
        })
      ).errors,
    ).toHaveProperty('closesOn');
    expect((await post(office, `${call}/days`, { intent: 'closeNow', version: 0 })).status).toBe(200);
    expect((await post(office, `${call}/days`, { intent: 'closeNow', version: 0 })).status).toBe(409);
    const { data: tried } = await get<ManagedCall>(office, `${call}?seed=gordo`);
    expect(
      managedCallSchema.parse(tried).trial?.placements.map((one) => [one.centre, one.session?.id ?? null]),
    ).toEqual([
      ['CEIP Uno', 5],
      ['=CEIP Dos', null],
    ]);
    expect(tried.sessions.find(({ id }) => id === 5)).toMatchObject({ seats: 32, seatsLeft: 32, firstWishes: 52 });
    expect((await post(office, `${call}/draw`, { seed: '' })).errors).toHaveProperty('seed');
    expect((await post(office, `${call}/draw`, { seed: 'gordo' })).status).toBe(200);

    const { data: waiting } = await get<SchoolRegistration>(otherCentre, `/api/school-registrations/${rival}`);
    expect(waiting).toMatchObject({
      state: 'waiting',
      drawn: { position: 2, of: 2, hasPriority: false, session: null, missed: [{ session: { id: 5 }, seats: 6 }] },
    });
    expect(
      (await get<{ seatsLeft: number }[]>(null, '/api/school-sessions?production=viento-en-la-isla')).data[0]
        ?.seatsLeft,
    ).toBe(6);
    expect(
      (await post(office, `/api/school-office/registrations/${rival}/place`, { session: 5, reason: 'x', version: 2 }))
        .message,
    ).toContain('quedan 6 butacas');
    expect(
      (await post(office, `/api/school-office/registrations/${rival}/place`, { session: 6, reason: '', version: 2 }))
        .errors,
    ).toHaveProperty('reason');
    expect(
      (await post(office, `${managed()}/messages`, { text: 'Vengan a las 10:00', formKey: randomUUID() })).status,
    ).toBe(200);
    const circular = { to: 'assigned', text: 'Traigan agua', formKey: randomUUID() };
    expect((await post(office, `${call}/messages`, circular)).status).toBe(200);
    expect((await post(office, `${call}/messages`, circular)).status).toBe(200);
    expect((await post(office, `${call}/messages`, { ...circular, to: 'confirmed' })).errors).toHaveProperty('to');
    const { data: seen } = await get<SchoolRegistration>(centre, own());
    expect(seen).toMatchObject({
      state: 'assigned',
      steps: ['confirm', 'decline'],
      messages: [
        { sender: 'office', text: 'Vengan a las 10:00' },
        { sender: 'office', text: 'Traigan agua' },
      ],
    });
    expect((await get<SchoolRegistration>(otherCentre, `/api/school-registrations/${rival}`)).data.messages).toEqual(
      [],
    );
    expect((await post(centre, `${own()}/steps`, { step: 'confirm', version: seen.version })).status).toBe(200);

    const file = await test.api.inject({ url: `${call}/registrations.csv`, headers: office.headers });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['cache-control']).toBe('no-store');
    const lines = file.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFReferencia,Centro,Municipio,Estado,Butacas,Sillas de ruedas,Turno en el sorteo,Sesión,Preferencias',
    );
    expect(lines[2]).toContain(`,'=CEIP Dos,Telde,lista de espera,26,1,2,,`);

    now = new Date('2027-02-24T12:00:00Z');
    expect((await post(office, `${managed()}/attendance`, { attendance: 'attended', version: 3 })).status).toBe(200);
    const { data: after } = await get<SchoolRegistration>(centre, own());
    expect([after.state, after.steps]).toEqual(['attended', []]);
    now = new Date('2026-11-20T12:00:00Z');
  });

  it('leave a trace of every reading and change', async () => {
    const records = await test.database
      .selectFrom('accessRecords')
      .select(['actor', 'action', 'recordId', 'detail'])
      .execute();
    const of = (who: SignedInTester) =>
      records.filter(({ actor }) => actor === who.email).map(({ action, detail }) => `${action} ${detail}`);
    expect(of(centre)).toEqual(['change send', 'read ', 'read ', 'change confirm', 'read ']);
    expect(of(office)).toContain(`export ${tour}`);
    expect(of(office)).toContain('read ');
    expect(of(office)).toContain('change attended');
    expect(of(elsewhere)).toEqual([]);
  });
});
