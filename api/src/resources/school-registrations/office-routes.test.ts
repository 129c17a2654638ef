import { beforeAll, expect, it } from 'vitest';
import type { ManagedDetail } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { createAsker } from '../../testing/asker.ts';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { addCentre, register, sampleDay, smallForm } from '../../testing/school-area/sample-registration.ts';
import { closeAndDraw } from '../../testing/school-area/steps.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

let clock = sampleDay;
const test = useTestApi({ now: () => clock });
beforeAll(() => seedSampleCalls(test.database));

it('the office is offered for a registration the sessions that have not begun, and its own', async () => {
  const centreId = await addCentre(test.database);
  const reference = await register(test.database, { centreId, body: smallForm() });
  await closeAndDraw(test.database);
  const office = await signedIn(test, 'staff', 'schools');
  const offered = async () => {
    const answer = await createAsker(test).get<ManagedDetail>(office, `/api/school-office/registrations/${reference}`);
    return answer.data;
  };
  const { sessions, registration } = await offered();
  const own = registration.session;
  const last = sessions.at(-1);
  if (!own || !last || own.id === last.id) throw new Error('the draw gives an earlier session than the last');
  clock = new Date(Date.parse(last.startsAt) - 1);
  expect((await offered()).sessions.map(({ id }) => id)).toEqual([own.id, last.id]);
  clock = new Date(last.startsAt);
  expect((await offered()).sessions.map(({ id }) => id)).toEqual([own.id]);
});
