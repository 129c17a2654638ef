import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { addCentre, register, resetTour, sampleDay } from '../../testing/school-area/sample-registration.ts';
import { answer, closeAndDraw, place } from '../../testing/school-area/steps.ts';
import { findRegistration } from './find.ts';
import { markAttendance } from './mark-attendance.ts';
import { purgeRegistrations } from './purge.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));
afterEach(() => resetTour(test.database));

const find = (reference: string) => findRegistration(test.database, reference);
const draw = () => closeAndDraw(test.database);
const afterTour = new Date('2027-06-30T12:00:00Z');
const markAs = (reference: string, hasCome: boolean, version: number, at = afterTour) =>
  test.database
    .transaction()
    .execute((transaction) => markAttendance(transaction, { reference, hasCome, version, account: null, at }));
/** Two registrations of a school that had never come before, and came with both. */
async function visitTwice(): Promise<[one: string, other: string]> {
  const centreId = await addCentre(test.database, { hasCome: false });
  const [one, other] = [await register(test.database, { centreId }), await register(test.database, { centreId })];
  await draw();
  for (const reference of [one, other]) await markAs(reference, true, 2);
  return [one, other];
}

describe('the places of a call', () => {
  it('remove the priority of a school after it has come', async () => {
    const centreId = await addCentre(test.database, { hasCome: false });
    const reference = await register(test.database, { centreId });
    await draw();
    await expect(markAs(reference, true, 2, sampleDay)).rejects.toMatchObject({ key: 'registrationStepClosed' });
    await markAs(reference, true, 2, new Date('2027-02-24T12:00:00Z'));
    expect(await find(reference)).toMatchObject({ state: 'attended', hasCome: true });
  });

  it('have no attendance where the session was cancelled', async () => {
    const centreId = await addCentre(test.database, { hasCome: false });
    const reference = await register(test.database, { centreId });
    await draw();
    const suspend = (suspended: 'cancelled' | null) =>
      test.database.updateTable('schoolSessions').set({ suspended }).where('id', '=', 5).execute();
    await suspend('cancelled');
    await expect(markAs(reference, false, 2)).rejects.toMatchObject({ key: 'registrationStepClosed' });
    await suspend(null);
  });

  it.each([
    ['gives priority back to a school that never came', false],
    ['leaves a school that came before without priority', true],
  ])('after attendance was marked by mistake: the correction %s', async (_, hasCome) => {
    const centreId = await addCentre(test.database, { hasCome });
    const reference = await register(test.database, { centreId });
    await draw();
    await markAs(reference, true, 2);
    await markAs(reference, false, 3);
    expect(await find(reference)).toMatchObject({ state: 'absent', hasCome });
    await markAs(reference, true, 4);
    expect(await find(reference)).toMatchObject({ state: 'attended', hasCome: true });
  });

  it('after attendance was marked by mistake give priority back only without another visit', async () => {
    const [one, other] = await visitTwice();
    await markAs(other, false, 3);
    expect(await find(other)).toMatchObject({ state: 'absent', hasCome: true });
    await markAs(one, false, 3);
    expect(await find(one)).toMatchObject({ state: 'absent', hasCome: false });
  });

  it('after attendance was marked by mistake give priority back to a school that was placed by hand', async () => {
    const centreId = await addCentre(test.database, { hasCome: false });
    const reference = await register(test.database, { centreId });
    await answer(test.database, { centreId, reference, step: 'cancel', version: 1 });
    await draw();
    await place(test.database, { reference, session: 6, version: 2 });
    await markAs(reference, true, 3);
    expect(await find(reference)).toMatchObject({ state: 'attended', hasCome: true });
    await markAs(reference, false, 4);
    expect(await find(reference)).toMatchObject({ state: 'absent', hasCome: false });
  });

  it('remove the priority of a school also when the registration with which it came is no longer kept', async () => {
    const [one, other] = await visitTwice();
    await test.database
      .updateTable('schoolRegistrations')
      .set({ keptUntil: sampleDay })
      .where('reference', '=', one)
      .execute();
    await test.database
      .transaction()
      .execute((transaction) => purgeRegistrations(transaction, new Date(sampleDay.getTime() + 1)));
    await markAs(other, false, 3);
    expect(await find(other)).toMatchObject({ state: 'absent', hasCome: true });
  });
});
