import type {
  SchoolProduction,
  SchoolSession,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcement, useConcertOffice } from '../../testing/concert-office.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import {
  addCentre,
  register,
  resetTour,
  sampleDay,
  smallForm,
  tour,
} from '../../testing/school-area/sample-registration.ts';
import { findCall } from '../school-calls/find.ts';
import { canBeGiven } from '../school-calls/can-be-given.ts';
import { lapsePlaces } from '../school-registrations/places/lapse-places.ts';
import { followConcerts } from '../school-productions/follow-concerts.ts';
import { eraseCentre } from '../school-centres/erase.ts';

const { test, opened, save, undo } = useConcertOffice();

/** The session of the tour that is the performance 90411. */
const session = 5;
beforeAll(async () => {
  await seedSampleCalls(test.database);
  await test.database.updateTable('schoolSessions').set({ performanceId: 90_411 }).where('id', '=', session).execute();
  await followConcerts(test.database);
});

let centreId = 0;
let reference = '';
beforeEach(async () => {
  await resetTour(test.database);
  centreId = await addCentre(test.database, { email: 'centro@example.org', name: 'CEIP Uno' });
  reference = await register(test.database, { centreId, body: smallForm() });
  await test.database
    .updateTable('schoolRegistrations')
    .set({ state: 'assigned', sessionId: session, answerBy: new Date('2026-11-19T12:00:00Z') })
    .where('reference', '=', reference)
    .execute();
});

const shownSession = async () => {
  const { data } = await test.read<{ data: SchoolSession[] }>(`/api/school-sessions?production=${tour}&perPage=100`);
  return data.find(({ id }) => id === session);
};
/** How many sessions its production says that it has. */
const shownTotal = async () => {
  const { data } = await test.read<{ data: SchoolProduction[] }>('/api/school-productions?perPage=100');
  return data.find(({ slug }) => slug === tour)?.sessions?.total;
};
/** Waits until visitors are shown it, because the API's answers change with the announcement that follows a change of content. */
const shows = (expected: Partial<SchoolSession>) =>
  vi.waitFor(async () => expect(await shownSession()).toMatchObject(expected));
const emails = () => queuedEmails(test.database, 'concert:9041:%');
const registration = () =>
  test.database
    .selectFrom('schoolRegistrations')
    .select(['state', 'answerBy'])
    .where('reference', '=', reference)
    .executeTakeFirst();
const lapse = () => lapsePlaces({ database: test.database, now: () => sampleDay, siteUrl: 'https://ofgc.example' });
const cancel = () => save(9041, { 'status-90411': 'cancelled', ...announcement });

describe('a session for schools that is a concert of the calendar', () => {
  it('is cancelled with it: nobody can ask for it, and a school that holds a place is told', async () => {
    expect((await opened(9041)).waiting).toBe(1);
    const total = (await shownTotal()) ?? 0;
    expect((await cancel()).status).toBe(200);
    await shows({ suspended: 'cancelled', state: 'closed' });
    await vi.waitFor(async () => expect(await shownTotal()).toBe(total - 1));
    const call = await findCall(test.database, tour, sampleDay);
    expect(call.sessions.filter((one) => !canBeGiven(one, sampleDay)).map(({ id }) => id)).toEqual([session]);
    await expect(register(test.database, { centreId, body: smallForm() })).rejects.toMatchObject({
      errors: { wish1: ['Esa sesión ya no se puede elegir. Elija otra de la lista.'] },
    });
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email?.recipient).toBe('centro@example.org');
    for (const part of [announcement.textEs, 'No se celebra:\n', `/area-de-centros/inscripciones/${reference}`])
      expect(email?.text).toContain(part);
    expect((await undo(9041)).status).toBe(200);
    expect(await emails()).toEqual([]);
    await shows({ suspended: null, state: 'open' });
  });

  it('tells a school that only wishes for it once, of all its wishes that have changed', async () => {
    const other = 6;
    await test.database.updateTable('schoolSessions').set({ performanceId: 90_411 }).where('id', '=', other).execute();
    await test.database
      .updateTable('schoolRegistrations')
      .set({ state: 'submitted', sessionId: null, answerBy: null, wishes: JSON.stringify([other, session, 7]) })
      .where('reference', '=', reference)
      .execute();
    expect((await opened(9041)).waiting).toBe(1);
    expect((await cancel()).status).toBe(200);
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email?.text.match(/No se celebra:\n/g)).toHaveLength(2);
    expect(email?.text).toContain('Su centro ha pedido plaza, y hay un cambio');
    expect((await undo(9041)).status).toBe(200);
    expect(await emails()).toEqual([]);
    await test.database.updateTable('schoolSessions').set({ performanceId: null }).where('id', '=', other).execute();
  });

  it('keeps the place of a school that could not answer in time, because the session is off, and lets it answer when it is held', async () => {
    await cancel();
    await lapse();
    expect(await registration()).toMatchObject({ state: 'assigned' });
    expect((await undo(9041)).status).toBe(200);
    await lapse();
    expect(await registration()).toEqual({ state: 'assigned', answerBy: new Date('2026-11-30T23:59:59Z') });
  });

  it('is held again also where the school’s call was deleted meanwhile', async () => {
    await cancel();
    await test.database
      .updateTable('schoolRegistrations')
      .set({ call: 'antes' })
      .where('reference', '=', reference)
      .execute();
    expect((await undo(9041)).status).toBe(200);
    expect(await registration()).toEqual({ state: 'assigned', answerBy: new Date('2026-11-19T12:00:00Z') });
  });

  it('lets a school answer once more when it is moved, until it begins at the latest', async () => {
    const moveTo = (day: string) => save(9041, { 'date-90411': day, 'time-90411': '11:30', ...announcement });
    expect((await moveTo('2026-11-25')).status).toBe(200);
    expect(await registration()).toEqual({ state: 'assigned', answerBy: new Date('2026-11-25T11:30:00Z') });
    await moveTo('2027-03-11');
    expect(await registration()).toEqual({ state: 'assigned', answerBy: new Date('2026-11-30T23:59:59Z') });
    await undo(9041);
    await undo(9041);
  });

  it('is moved with it, to its day, its hour and its hall', async () => {
    const before = await shownSession();
    expect((await save(9041, { 'date-90411': '2027-03-04', 'time-90411': '11:30', ...announcement })).status).toBe(200);
    const moved = { startsAt: '2027-03-04T11:30:00.000Z', endsAt: '2027-03-04T12:20:00.000Z' };
    expect(before).not.toMatchObject(moved);
    await shows(moved);
    expect((await emails()).map(({ recipient }) => recipient)).toEqual(['centro@example.org']);
    await undo(9041);
  });

  it('leaves no email about it to a school that is erased, and the others’ can still be taken back', async () => {
    await cancel();
    await test.database
      .transaction()
      .execute((transaction) =>
        eraseCentre(transaction, { id: centreId, version: 1, at: sampleDay, siteUrl: 'https://ofgc.example' }),
      );
    expect(await emails()).toEqual([]);
    expect((await undo(9041)).status).toBe(200);
  });
});
