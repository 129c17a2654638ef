import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleCalls } from '../../../testing/school-area/sample-calls.ts';
import { addCentre, resetTour, register } from '../../../testing/school-area/sample-registration.ts';
import { compete, overAssigned } from '../../../testing/school-area/seat-contest.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));
afterEach(() => resetTour(test.database));

describe('the seats of a school session', () => {
  it('are protected by the database against double or missing sessions', async () => {
    const reference = await register(test.database, { centreId: await addCentre(test.database) });
    const take = sql`update school_registrations set state = 'assigned', session_id = 5, seats = 33 where reference = ${reference}`;
    await expect(take.execute(test.database)).rejects.toThrow('school_seats_are_given_once');
    const noSession = sql`update school_registrations set state = 'assigned' where reference = ${reference}`;
    await expect(noSession.execute(test.database)).rejects.toThrow('school_seats_have_a_session');
    const strange = sql`update school_registrations set state = 'assigned', session_id = 1000 where reference = ${reference}`;
    await expect(strange.execute(test.database)).rejects.toThrow('session 1000 has no seats');
  });

  it('are given once with simultaneous registrations, draws, placings, answers and cancellations', async () => {
    const { refusals } = await compete(test.database, 40);
    expect(refusals).toContain('schoolNoRoom');
    expect(await overAssigned(test.database)).toEqual([]);
  });
});
