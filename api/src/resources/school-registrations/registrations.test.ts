import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { runDraw, tryDraw } from '../school-draws/run-draw.ts';
import { saveSchoolMessage } from '../school-messages/save.ts';
import { findRegistration } from './find.ts';
import { presentRegistration } from './present.ts';
import {
  addCentre,
  closeTour,
  resetTour,
  sampleDay,
  sampleForm,
  samplePost,
  register,
  tour,
} from '../../testing/school-area/sample-registration.ts';
import { overAssigned } from '../../testing/school-area/seat-contest.ts';
import { answer, drawTour, place as placeByHand } from '../../testing/school-area/steps.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));
afterEach(() => resetTour(test.database));

const siteUrl = 'https://ofgc.example';
const wanted = { call: tour, seed: 'gordo', account: null, at: sampleDay, siteUrl };
const draw = (seed?: string) => drawTour(test.database, seed);
const find = (reference: string) => findRegistration(test.database, reference);
/** The registration as its school and the office get it. */
const shown = async (reference: string) =>
  presentRegistration(test.database, await find(reference), { lang: 'es', at: sampleDay });
const emails = async () => {
  const sent = await test.database.selectFrom('emailQueue').select(['key', 'subject', 'lang']).orderBy('id').execute();
  return sent.map(({ key }) => key.split(':')[2]);
};
const step = (centreId: number, reference: string, taken: 'confirm' | 'decline' | 'cancel', version: number) =>
  answer(test.database, { centreId, reference, step: taken, version });
const place = (reference: string, session: number | null, version: number) =>
  placeByHand(test.database, { reference, session, version });

describe('a school registration', () => {
  it('is a draft until it is sent, and is confirmed by one email', async () => {
    const centreId = await addCentre(test.database);
    const draft = { centreId, isDraft: true, body: { wish1: '5', pupils1: '24' } };
    const reference = await register(test.database, draft);
    const { formKey, version } = await shown(reference);
    expect(await find(reference)).toMatchObject({ state: 'draft', version: 1, seats: 24, sessionId: null });
    expect(await emails()).toEqual([]);
    expect(await register(test.database, { centreId, formKey, version })).toBe(reference);
    expect(await find(reference)).toMatchObject({ state: 'submitted', version: 2, seats: 26, wheelchairs: 1 });
    expect(await emails()).toEqual(['schoolSubmitted']);
  });

  it('that is sent three times at once is saved once, with one email', async () => {
    const centreId = await addCentre(test.database);
    const post = samplePost({ centreId });
    const references = await Promise.all([1, 2, 3].map(() => register(test.database, post)));
    expect(new Set(references).size).toBe(1);
    expect(await emails()).toEqual(['schoolSubmitted']);
  });

  it('that is changed is confirmed as a change, in emails with correct numbers and greeting', async () => {
    const centreId = await addCentre(test.database, { name: 'CEIP Los Tarajales' });
    const formKey = randomUUID();
    await register(test.database, { centreId, formKey });
    await register(test.database, { centreId, formKey, version: 1, body: sampleForm({ wheelchairs1: '0' }) });
    await register(test.database, { centreId, formKey, version: 2, body: sampleForm({ wheelchairs1: '2' }) });
    const sent = await test.database.selectFrom('emailQueue').select(['subject', 'text']).orderBy('id').execute();
    expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Hemos recibido su inscripción',
      'Hemos recibido los cambios de su inscripción',
      'Hemos recibido los cambios de su inscripción',
    ]);
    expect(sent.map(({ text }) => /26 personas[^.]*/.exec(text)?.[0])).toEqual([
      '26 personas, con 1 silla de ruedas',
      '26 personas',
      '26 personas, con 2 sillas de ruedas',
    ]);
    expect(sent.every(({ text }) => text.startsWith('Hola, CEIP Los Tarajales:\n'))).toBe(true);
  });

  it('is not overwritten from an outdated tab', async () => {
    const centreId = await addCentre(test.database);
    const formKey = randomUUID();
    const reference = await register(test.database, { centreId, formKey });
    await register(test.database, { centreId, formKey, version: 1, body: sampleForm({ pupils1: '20' }) });
    await expect(
      register(test.database, { centreId, formKey, version: 1, body: sampleForm({ pupils1: '10' }) }),
    ).rejects.toMatchObject({ status: 409, key: 'schoolChanged' });
    expect((await find(reference)).groups).toMatchObject([{ pupils: 20 }]);
  });

  it('answers 404 to another school, also with the same form key', async () => {
    const [own, other] = [await addCentre(test.database), await addCentre(test.database)];
    const formKey = randomUUID();
    const reference = await register(test.database, { centreId: own, formKey });
    await expect(register(test.database, { centreId: other, formKey, version: 1 })).rejects.toMatchObject({
      status: 404,
    });
    await expect(step(other, reference, 'cancel', 1)).rejects.toMatchObject({ status: 404 });
    const message = { reference, centreId: other, formKey: randomUUID(), text: 'Hola', at: sampleDay, siteUrl };
    await expect(
      test.database.transaction().execute((transaction) => saveSchoolMessage(transaction, message)),
    ).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    [
      'nothing',
      { wish1: '', wish2: '', level1: '', pupils1: '', teachers1: '', wheelchairs1: '', contact: '', phone: '' },
      ['wish1', 'level1', 'pupils1', 'teachers1', 'contact', 'phone'],
    ],
    ['words for a number', { pupils1: 'veinte' }, ['pupils1']],
    ['a level that it is not for', { level1: 'secondary1' }, ['level1']],
    ['too few teachers', { pupils1: '26', teachers1: '1' }, ['teachers1']],
    ['more wheelchairs than people', { wheelchairs1: '27' }, ['wish1', 'wish2', 'wheelchairs1']],
    ['more wheelchairs than the hall has spaces for', { wheelchairs1: '5' }, ['wish1', 'wish2']],
    ['a hall that is too small', { pupils1: '170', teachers1: '11' }, ['wish2']],
    ['one session twice', { wish2: '5' }, ['wish2']],
    ['a session of another call', { wish1: '29' }, ['wish1']],
    ['a second group without its level', { pupils2: '10', teachers2: '1' }, ['level2']],
  ])('with %s is refused, with a message at each field', async (_, differences, fields) => {
    const centreId = await addCentre(test.database);
    const sent = register(test.database, { centreId, body: sampleForm(differences) });
    await expect(sent.catch(({ errors }: { errors: object }) => Object.keys(errors))).resolves.toEqual(fields);
  });

  it('is refused after its call has closed and before it opens', async () => {
    const centreId = await addCentre(test.database);
    await expect(
      register(test.database, {
        centreId,
        call: 'latidos',
        body: sampleForm({ level1: 'nursery3', wish1: '30', wish2: '', teachers1: '3' }),
      }),
    ).rejects.toMatchObject({ status: 409, key: 'schoolCallNotYet' });
    await closeTour(test.database);
    await expect(register(test.database, { centreId })).rejects.toMatchObject({ status: 409, key: 'schoolCallClosed' });
  });

  it('is refused when the school has three that are not cancelled', async () => {
    const centreId = await addCentre(test.database);
    const [first = ''] = await Promise.all([1, 2, 3].map(() => register(test.database, { centreId })));
    await expect(register(test.database, { centreId })).rejects.toMatchObject({ key: 'schoolTooMany' });
    await step(centreId, first, 'cancel', 1);
    await expect(register(test.database, { centreId })).resolves.toMatch(/^S-/);
  });
});

describe('the places of a call', () => {
  it('are drawn once, after the call has closed', async () => {
    await register(test.database, { centreId: await addCentre(test.database) });
    await expect(draw()).rejects.toMatchObject({ key: 'schoolDrawTooEarly' });
    await closeTour(test.database);
    const tried = await tryDraw(test.database, wanted);
    const drawn = await draw();
    expect(drawn).toEqual(tried);
    expect(await draw()).toEqual(drawn);
    expect(await emails()).toEqual(['schoolSubmitted', 'schoolAssigned']);
    await expect(draw('otra')).rejects.toMatchObject({ key: 'schoolDrawnAlready' });
  });

  it('are not drawn in a session that has begun', async () => {
    const reference = await register(test.database, { centreId: await addCentre(test.database) });
    await closeTour(test.database);
    // Telde plays at 10:30.
    const late = { ...wanted, at: new Date('2027-02-24T10:30:00Z') };
    const tried = await tryDraw(test.database, late);
    const drawn = await test.database.transaction().execute((transaction) => runDraw(transaction, late));
    expect(drawn).toEqual(tried);
    expect(drawn).toMatchObject([{ session: 6, missed: [{ session: 5, seats: 0, wheelchairs: 0 }] }]);
    expect(await find(reference)).toMatchObject({ state: 'assigned', sessionId: 6 });
  });

  it('are confirmed, or declined and given to a waiting school, with emails', async () => {
    const [first, second] = [await addCentre(test.database, { hasCome: false }), await addCentre(test.database)];
    // The session in Telde has 32 seats left.
    const body = sampleForm({ wish2: '' });
    const [one, other] = [
      await register(test.database, { centreId: first, body }),
      await register(test.database, { centreId: second, body }),
    ];
    await closeTour(test.database);
    await draw();
    expect([await find(one), await find(other)]).toMatchObject([
      { state: 'assigned', sessionId: 5, position: 1, version: 2 },
      { state: 'waiting', sessionId: null, position: 2, version: 2 },
    ]);
    await expect(place(other, 5, 2)).rejects.toMatchObject({ key: 'schoolNoRoom', values: { seats: 6, needed: 26 } });
    await step(first, one, 'decline', 2);
    await step(first, one, 'decline', 2);
    await step(second, other, 'confirm', 3);
    expect([await find(one), await find(other)]).toMatchObject([
      { state: 'declined', sessionId: null },
      { state: 'confirmed', sessionId: 5 },
    ]);
    expect(await emails()).toEqual([
      'schoolSubmitted',
      'schoolSubmitted',
      'schoolAssigned',
      'schoolWaiting',
      'schoolGivenUp',
      'schoolAssigned',
      'schoolConfirmed',
    ]);
    expect(await overAssigned(test.database)).toEqual([]);
  });

  it('that the office frees by hand are not given away by themselves', async () => {
    const [first, second] = [await addCentre(test.database, { hasCome: false }), await addCentre(test.database)];
    const body = sampleForm({ wish2: '' });
    const one = await register(test.database, { centreId: first, body });
    const other = await register(test.database, { centreId: second, body });
    await closeTour(test.database);
    await draw();
    await place(one, null, 2);
    expect((await find(other)).state).toBe('waiting');
    await place(other, 5, 2);
    expect(await find(other)).toMatchObject({ state: 'assigned', sessionId: 5 });
  });

  it('are changed by the first of two simultaneous requests, and the second gets schoolChanged', async () => {
    const reference = await register(test.database, { centreId: await addCentre(test.database) });
    await closeTour(test.database);
    await draw();
    const both = await Promise.allSettled([place(reference, 6, 2), place(reference, 8, 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { key: 'schoolChanged' } });
    expect(await overAssigned(test.database)).toEqual([]);
  });
});

it('a registration whose email cannot be written is not saved', async () => {
  const centreId = await addCentre(test.database);
  await sql`alter table email_queue add constraint no_letters check (key not like 'school-registrations:%') not valid`.execute(
    test.database,
  );
  await expect(register(test.database, { centreId })).rejects.toThrow('no_letters');
  await sql`alter table email_queue drop constraint no_letters`.execute(test.database);
  expect(await test.database.selectFrom('schoolRegistrations').select('id').execute()).toEqual([]);
  expect(await emails()).toEqual([]);
});
