import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDeadline, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { compete, overAssigned } from '../../testing/school-area/seat-contest.ts';

let test: TestApi;
beforeAll(async () => {
  test = await startTestApi();
}, startDeadline);
afterAll(async () => test.close());

it('200 registrations, two draws, 200 placings, answers and cancellations at the same time give no seat twice', async () => {
  const { refusals, fullest } = await compete(test.database, 200);
  expect(new Set(refusals)).toEqual(new Set(['schoolNoRoom', 'registrationStepClosed']));
  expect(await overAssigned(test.database)).toEqual([]);
  expect(fullest).toBeGreaterThan(0.9);
});
