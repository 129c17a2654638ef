import { expect, it } from 'vitest';
import { compete, overAssigned } from '../../../testing/school-area/seat-contest.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const test = useTestApi();

it('200 registrations, draws, placings, answers and cancellations at once give no seat twice', async () => {
  const { refusals, fullest } = await compete(test.database, 200);
  // A registration that got a free seat meanwhile has a new version, so a change based on the old one is refused with `schoolChanged`.
  const known = ['schoolNoRoom', 'registrationStepClosed', 'schoolChanged'];
  expect(refusals.filter((key) => !known.includes(key))).toEqual([]);
  expect(refusals).toContain('schoolNoRoom');
  expect(await overAssigned(test.database)).toEqual([]);
  expect(fullest).toBeGreaterThan(0.9);
});
