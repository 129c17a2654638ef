import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ManagedCall, ManagedCentre } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import type {
  RegistrationReceipt,
  SchoolRegistration,
} from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { sampleDay, tour } from '../../testing/school-area/sample-registration.ts';
import { postedRegistration, useTwoSchools } from '../../testing/school-area/two-schools.ts';
import { signedIn } from '../../testing/signed-in.ts';

// Simultaneous changes by others while somebody reads or writes, in the order of a call's life.
let now = sampleDay;
const { test, get, post, centre, otherCentre, office, registration } = useTwoSchools(() => now);

const call = `/api/school-office/calls/${tour}`;
const own = () => `/api/school-registrations/${registration.reference}`;

it.each([
  ['2026-10-01', '2027-02-29', 'closesOn'],
  ['2026-02-30', '2027-02-01', 'opensOn'],
  ['0001-01-01', '2027-02-01', 'opensOn'],
  ['2026-10-01', '12027-02-01', 'closesOn'],
  ['2026-10-02', '2026-10-01', 'closesOn'],
  // The places are announced on 25 January.
  ['2026-10-01', '2027-01-25', 'closesOn'],
  ['2026-10-01', '9999-12-31', 'closesOn'],
])('a call cannot be opened from %s to %s', async (opensOn, closesOn, field) => {
  expect((await post(office, `${call}/days`, { opensOn, closesOn, version: 0 })).errors).toHaveProperty(field);
});

it('a registration with a fifth group is refused with a sentence at its field', async () => {
  const form = { ...postedRegistration({ wish1: '7' }), level5: 'primary3', pupils5: '30', teachers5: '2' };
  expect((await post(otherCentre, '/api/school-registrations', form)).errors).toHaveProperty('level5', [
    'Una inscripción lleva como máximo 4 grupos. Envíe los demás en otra inscripción.',
  ]);
});

it('another text from the same form is a second message, and the same text is not', async () => {
  const formKey = randomUUID();
  for (const text of ['Somos 24.', 'Somos 24.', 'Al final somos 25.'])
    expect((await post(centre, `${own()}/messages`, { text, formKey })).status).toBe(200);
  const { data } = await get<SchoolRegistration>(centre, own());
  expect(data.messages.map(({ text }) => text)).toEqual(['Somos 24.', 'Al final somos 25.']);
});

it('a registration that was open in a browser when its call closed gets 409 and changes nothing', async () => {
  const form = postedRegistration({ wish1: '7' });
  now = new Date('2027-01-16T00:00:30Z');
  const late = await post(otherCentre, '/api/school-registrations', form);
  expect([late.status, late.message]).toEqual([
    409,
    expect.stringContaining('El plazo terminó el viernes 15 de enero'),
  ]);
  now = sampleDay;
  expect((await get<{ registrations: unknown[] }>(otherCentre, '/api/school-area')).data.registrations).toEqual([]);
});

it('a draft answers 404 to the office and takes no messages, also when it is cancelled', async () => {
  const form = { ...postedRegistration({ wish1: '7' }), intent: 'draft' };
  const draft = (await post<{ reference: string }>(otherCentre, '/api/school-registrations', form)).data.reference;
  const managed = `/api/school-office/registrations/${draft}`;
  const isUnknown = async () => {
    expect((await test.api.inject({ url: managed, headers: office.headers })).statusCode).toBe(404);
    const message = { text: 'Hola', formKey: randomUUID() };
    expect((await post(office, `${managed}/messages`, message)).status).toBe(404);
    expect((await post(otherCentre, `/api/school-registrations/${draft}/messages`, message)).status).toBe(409);
    const { registrations } = (await get<ManagedCall>(office, call)).data;
    expect(registrations.map((one) => one.reference)).not.toContain(draft);
    const schools = (await get<SchoolCentre[]>(office, '/api/school-office/centres')).data;
    for (const { id } of schools) {
      const { data } = await get<ManagedCentre>(office, `/api/school-office/centres/${id}`);
      expect(data.registrations.map((one) => one.reference)).not.toContain(draft);
    }
  };
  await isUnknown();
  await post(otherCentre, `/api/school-registrations/${draft}/steps`, { step: 'cancel', version: 1 });
  await isUnknown();
  expect((await post(office, `${managed}/place`, { session: 7, reason: 'x', version: 2 })).status).toBe(404);
});

it('a draft that had been sent in another tab answers that it is sent', async () => {
  const form = postedRegistration({ wish1: '7' });
  const save = async (differences: object) =>
    (await post<RegistrationReceipt>(otherCentre, '/api/school-registrations', { ...form, ...differences })).data;
  const draft = await save({ intent: 'draft' });
  expect(draft.state).toBe('draft');
  expect(await save({ version: 1 })).toEqual({ ...draft, state: 'submitted' });
  expect(await save({ version: 2, pupils1: '20', intent: 'draft' })).toEqual({ ...draft, state: 'submitted' });
  await post(otherCentre, `/api/school-registrations/${draft.reference}/steps`, { step: 'cancel', version: 3 });
});

it('one of two managers who draw at once succeeds, and the other gets 409', async () => {
  const other = await signedIn(test, 'staff', 'schools');
  await post(office, `${call}/days`, { intent: 'closeNow', version: 0 });
  const drawn = await Promise.all([
    post(office, `${call}/draw`, { seed: 'gordo' }),
    post(other, `${call}/draw`, { seed: 'niño' }),
  ]);
  expect(drawn.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(await test.database.selectFrom('schoolDraws').selectAll().execute()).toHaveLength(1);
  expect((await get<SchoolRegistration>(centre, own())).data).toMatchObject({ state: 'assigned', version: 2 });
});

it('the days of a drawn call cannot be changed from an outdated page, and it stays closed', async () => {
  const days = { opensOn: '2026-10-01', closesOn: '2027-01-24', version: 1 };
  const late = await post(office, `${call}/days`, days);
  expect([late.status, late.message]).toEqual([409, expect.stringContaining('ya están repartidas')]);
  const reopened = await post(otherCentre, '/api/school-registrations', postedRegistration({ wish1: '7' }));
  expect([reopened.status, reopened.message]).toEqual([409, expect.stringContaining('El plazo terminó')]);
});

it('a place in a session that no longer exists cannot be confirmed, but moved by the office', async () => {
  await test.database
    .updateTable('schoolCalls')
    .set({ sessionIds: JSON.stringify([6, 8]) })
    .where('key', '=', tour)
    .execute();
  const { data } = await get<SchoolRegistration>(centre, own());
  expect([data.session, data.steps]).toEqual([null, []]);
  expect((await post(centre, `${own()}/steps`, { step: 'confirm', version: 2 })).status).toBe(409);
  for (const url of [call, `${call}/registrations.csv`, `/api/school-office/registrations/${registration.reference}`])
    expect((await test.api.inject({ url, headers: office.headers })).statusCode).toBe(200);
  const moved = { session: 6, reason: 'La sesión de Telde se suspende', version: 2 };
  expect((await post(office, `/api/school-office/registrations/${registration.reference}/place`, moved)).status).toBe(
    200,
  );
  const { data: after } = await get<SchoolRegistration>(centre, own());
  expect([after.state, after.session?.id, after.steps]).toEqual(['assigned', 6, ['confirm', 'decline']]);
});

it('a request of an account that was disabled meanwhile gets 401 and changes nothing', async () => {
  await test.database
    .updateTable('accounts')
    .set({ lockedAt: new Date() })
    .where('id', '=', office.accountId)
    .execute();
  const written = { session: 8, reason: 'x', version: 3 };
  expect((await post(office, `/api/school-office/registrations/${registration.reference}/place`, written)).status).toBe(
    401,
  );
  expect((await get<SchoolRegistration>(centre, own())).data.version).toBe(3);
});
