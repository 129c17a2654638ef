import { randomUUID } from 'node:crypto';
import type { SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleDay, tour } from '../../testing/school-area/sample-registration.ts';
import { postedRegistration, useTwoSchools } from '../../testing/school-area/two-schools.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';

const { test, get, post, centre, otherCentre, office, registration } = useTwoSchools(() => sampleDay);
let elsewhere: SignedInTester;
beforeAll(async () => {
  elsewhere = await signedIn(test, 'staff', 'education', 'box-office', 'communication', 'channel', 'staff');
});

/** Valid requests to each route, so that only permissions can refuse them. */
const own = () => `/api/school-registrations/${registration.reference}`;
const managed = () => `/api/school-office/registrations/${registration.reference}`;
const ofCentres: [string, () => [string, object?]][] = [
  ['GET /api/school-area', () => ['/api/school-area']],
  ['GET /api/school-registrations/{reference}', () => [own()]],
  [
    'POST /api/school-area/profile',
    () => ['/api/school-area/profile', { contact: 'Eva', phone: '928 11 11 11', lang: 'es', version: 1 }],
  ],
  ['POST /api/school-registrations', () => ['/api/school-registrations', postedRegistration()]],
  ['POST /api/school-registrations/{reference}/steps', () => [`${own()}/steps`, { step: 'cancel', version: 1 }]],
  [
    'POST /api/school-registrations/{reference}/messages',
    () => [`${own()}/messages`, { text: 'Hola', formKey: randomUUID() }],
  ],
];
const ofOffice: [string, () => [string, object?]][] = [
  ['GET /api/school-office/account-requests', () => ['/api/school-office/account-requests']],
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
  // By text, as the database answers in any order.
  Promise.all(
    (
      [
        'schoolRegistrations',
        'schoolMessages',
        'schoolDraws',
        'schoolCallChanges',
        'schoolCentres',
        'accessRecords',
      ] as const
    ).map(async (table) => {
      const rows = await test.database.selectFrom(table).selectAll().execute();
      return rows.map((row) => JSON.stringify(row)).toSorted();
    }),
  );

describe('permissions of the school area', () => {
  it('are tested for every address in the OpenAPI description', async () => {
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

  it.each(ofCentres)('%s answers 401 to visitors and 403 to staff, and changes nothing', async (_, request) => {
    const before = await stored();
    expect((await send(null, request())).status).toBe(401);
    for (const who of [office, elsewhere]) expect((await send(who, request())).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it.each(ofOffice)('%s answers 401 or 403 without the role schools, and changes nothing', async (_, request) => {
    const before = await stored();
    expect((await send(null, request())).status).toBe(401);
    for (const who of [centre, otherCentre, elsewhere]) expect((await send(who, request())).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it.each(ofCentres.filter(([address]) => address.includes('{')))(
    '%s answers 404 to another school, and changes nothing',
    async (_, request) => {
      const before = await stored();
      expect((await send(otherCentre, request())).status).toBe(404);
      expect(await stored()).toEqual(before);
    },
  );

  it('let no form set owner, state, place, seats or priority of a registration', async () => {
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
      postedRegistration({ ...sent, hasCome: '', isOneRoom: 'true', ...registration, intent: 'draft' }),
    );
    const made = await test.database
      .selectFrom('schoolRegistrations')
      .innerJoin('schoolCentres', 'schoolCentres.id', 'centreId')
      .select(['accountId', 'schoolRegistrations.state', 'sessionId', 'position', 'seats', 'hasCome', 'isOneRoom'])
      .where('reference', '=', answer.data.reference)
      .executeTakeFirst();
    expect(answer.data.reference).not.toBe(registration.reference);
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

  it.each([
    ['/api/school-area/profile', { contact: 'Eva', phone: '928 11 11 11', lang: 'es', version: 1 }],
    ['/api/school-registrations', postedRegistration()],
  ])('let no form of another school’s page change a school (%s)', async (address, form) => {
    const before = await stored();
    const shown = (await get<SchoolArea>(centre, '/api/school-area')).data.centre.id;
    const refused = await post(otherCentre, address, { ...form, centre: String(shown) });
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('otro centro')]);
    expect(await stored()).toEqual(before);
  });

  it('answer 403 to a form from another site', async () => {
    const foreign = { ...centre, headers: { ...centre.headers, 'sec-fetch-site': 'cross-site' } };
    expect((await post(foreign, '/api/school-registrations', postedRegistration())).status).toBe(403);
  });
});
