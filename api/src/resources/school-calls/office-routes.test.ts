import { beforeAll, beforeEach, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import type { ManagedCall } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { createAsker } from '../../testing/asker.ts';
import { resetTour, sampleDay, tour } from '../../testing/school-area/sample-registration.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

let clock = sampleDay;
const test = useTestApi({ now: () => clock });
beforeEach(() => {
  clock = sampleDay;
  return resetTour(test.database);
});
beforeAll(() => seedSampleCalls(test.database));
const address = `/api/school-office/calls/${tour}`;

it('saving the days of a call unchanged changes nothing, and does not open a closed call again', async () => {
  const { get, post } = createAsker(test);
  const office = await signedIn(test, 'staff', 'schools');
  const read = async () => (await get<ManagedCall>(office, address)).data;
  const save = async (differences: Record<string, string> = {}) => {
    const { opensAt, closesAt, version } = await read();
    const days = { opensOn: localDay(opensAt), closesOn: localDay(closesAt), ...differences };
    return (await post(office, `${address}/days`, { ...days, version })).status;
  };
  const changes = () => test.database.selectFrom('schoolCallChanges').selectAll().execute();
  const lastAction = async () => {
    const recorded = test.database.selectFrom('accessRecords').where('recordTable', '=', 'schoolCallChanges');
    return (await recorded.select('action').orderBy('id', 'desc').executeTakeFirst())?.action;
  };

  expect(await save()).toBe(200);
  expect(await changes()).toEqual([]);
  expect(await lastAction()).toBe('read');
  await post(office, `${address}/days`, { intent: 'closeNow', version: 0 });
  expect(await lastAction()).toBe('change');
  const closed = await read();
  expect(await save()).toBe(200);
  expect(await read()).toEqual(closed);
  // The other day can be changed alone.
  expect(await save({ opensOn: '2026-10-01' })).toBe(200);
  expect(await read()).toMatchObject({ state: 'closed', closesAt: closed.closesAt, version: 2 });
  expect(await save({ closesOn: '2026-11-21' })).toBe(200);
  expect((await read()).state).toBe('open');
});

it('closing a call that somebody else has put off meanwhile is a conflict', async () => {
  const { post } = createAsker(test);
  const office = await signedIn(test, 'staff', 'schools');
  const days = { opensOn: '2026-12-01', closesOn: '2027-01-10' };
  expect((await post(office, `${address}/days`, { ...days, version: 0 })).status).toBe(200);
  expect((await post(office, `${address}/days`, { intent: 'closeNow', version: 0 })).status).toBe(409);
});

it('closing a call after its end leaves its end as it was', async () => {
  const { get, post } = createAsker(test);
  const office = await signedIn(test, 'staff', 'schools');
  const { closesAt, version } = (await get<ManagedCall>(office, address)).data;
  clock = new Date(Date.parse(closesAt) + 2 * 3_600_000);
  expect((await post(office, `${address}/days`, { intent: 'closeNow', version })).status).toBe(200);
  expect((await get<ManagedCall>(office, address)).data).toMatchObject({ state: 'closed', closesAt, version });
});
