import { beforeAll, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { addCentre, sampleDay, register } from '../../testing/school-area/sample-registration.ts';
import { answer, closeAndDraw } from '../../testing/school-area/steps.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findRegistration } from './find.ts';
import { presentRegistration } from './present.ts';

const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));

it('the draw gives a second registration of a school with priority its turn after all first registrations', async () => {
  const { database } = test;
  const [priority, other] = [await addCentre(database, { hasCome: false }), await addCentre(database)];
  const cancelled = await register(database, { centreId: priority });
  const [first, second] = [
    await register(database, { centreId: priority }),
    await register(database, { centreId: priority }),
  ];
  const theirs = await register(database, { centreId: other });
  await answer(database, { centreId: priority, reference: cancelled, step: 'cancel', version: 1 });
  await closeAndDraw(database);
  const drawn = async (reference: string) => {
    const registration = await findRegistration(database, reference);
    return (await presentRegistration(database, registration, { lang: 'es', at: sampleDay })).drawn;
  };
  expect(await drawn(first)).toMatchObject({ position: 1, round: 1, hasPriority: true });
  expect(await drawn(theirs)).toMatchObject({ position: 2, round: 1, hasPriority: false });
  expect(await drawn(second)).toMatchObject({ position: 3, round: 2, hasPriority: true });
  expect(await drawn(cancelled)).toBeNull();
});
