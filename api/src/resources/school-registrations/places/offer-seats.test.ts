import { beforeAll, expect, it } from 'vitest';
import { seedSampleCalls } from '../../../testing/school-area/sample-calls.ts';
import { addCentre, register, sampleDay, smallForm, tour } from '../../../testing/school-area/sample-registration.ts';
import { answer, closeAndDraw } from '../../../testing/school-area/steps.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { findCall } from '../../school-calls/find.ts';
import { presentCall } from '../../school-calls/present.ts';
import { findRegistration } from '../find.ts';

const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));

it('seats that the content took away while a school held them are not given out again', async () => {
  const holder = await addCentre(test.database, { hasCome: false });
  // With their teachers, 26 and 22 of the session's 32 seats.
  const held = await register(test.database, { centreId: holder, body: smallForm('24') });
  const waiting = await register(test.database, { centreId: await addCentre(test.database), body: smallForm('20') });
  await closeAndDraw(test.database);
  // As a seeding leaves it when the session moves to a smaller hall.
  await test.database.updateTable('schoolSessions').set({ capacity: 220 }).where('id', '=', 5).execute();
  await test.database.updateTable('schoolSessionSeats').set({ seats: 26 }).where('sessionId', '=', 5).execute();
  const left = async () =>
    presentCall(await findCall(test.database, tour, sampleDay), 'es').sessions.find(({ id }) => id === 5);
  expect(await left()).toMatchObject({ seats: 12, seatsLeft: 0 });
  const { version } = await findRegistration(test.database, held);
  await answer(test.database, { centreId: holder, reference: held, step: 'decline', version });
  expect((await findRegistration(test.database, waiting)).state).toBe('waiting');
  expect(await left()).toMatchObject({ seats: 12, seatsLeft: 12 });
});
