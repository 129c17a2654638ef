import { beforeAll, expect, it } from 'vitest';
import { full } from '@ofgc/shared/testing/full.ts';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { findRegistration } from '../resources/school-registrations/find.ts';
import { lapsePlaces } from '../resources/school-registrations/places/lapse-places.ts';
import { inMemory } from '../testing/backup-in-memory.ts';
import { seedSampleCalls } from '../testing/school-area/sample-calls.ts';
import { addCentre, register, resetTour, smallForm } from '../testing/school-area/sample-registration.ts';
import { closeAndDraw } from '../testing/school-area/steps.ts';
import { signedIn } from '../testing/signed-in.ts';
import { openTestDatabase, startDeadline } from '../testing/test-api.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { dump } from './dump.ts';
import { loadBackup } from './load.ts';

const test = useTestApi();
let reference = '';
beforeAll(async () => {
  await seedSampleCalls(test.database);
  await resetTour(test.database);
  await register(test.database, { centreId: await addCentre(test.database), body: smallForm() });
  [{ reference } = { reference }] = await closeAndDraw(test.database);
  await signedIn(test, 'staff', 'schools');
}, startDeadline);

const deadline = '2026-11-30T23:59:59.000Z';

const title = 'a restored place whose deadline %s, and nobody is signed in';
const isSettled = async (_: string, madeAt: string, restoredAt: string, expected: string) => {
  const folder = await testFolder();
  const target = await openTestDatabase();
  const backup = await dump(test.database, folder, inMemory);
  const now = new Date(restoredAt);
  const isMoved = expected !== deadline;
  const loaded = await loadBackup(target.database, folder, { ...backup, head: { ...backup.head, madeAt } }, { now });
  expect(loaded.waitingPlaces).toEqual(new Date(madeAt) <= new Date(deadline) ? [reference] : []);
  expect((await findRegistration(target.database, reference)).answerBy?.toISOString()).toBe(expected);
  if (isMoved) await lapsePlaces({ database: target.database, now: () => now, siteUrl: 'https://ofgc.example' });
  expect((await findRegistration(target.database, reference)).state).toBe('assigned');
  expect(await target.database.selectFrom('sessions').select('id').execute()).toEqual([]);
  await target.close();
};
it.each([
  ['had passed before the backup stays', '2026-12-01T00:00:30Z', '2026-12-01T12:00:00Z', deadline],
  ['is soon has three days', '2026-11-29T03:00:00Z', '2026-11-29T12:00:00Z', '2026-12-02T23:59:59.000Z'],
])(title, isSettled, startDeadline);
it.each([
  [
    'passed since the backup has three days more',
    '2026-11-30T03:00:00Z',
    '2026-12-01T12:00:00Z',
    '2026-12-04T23:59:59.000Z',
  ],
  ['is further ahead stays, and is named', '2026-11-21T03:00:00Z', '2026-11-21T12:00:00Z', deadline],
])(title, { ...full, timeout: startDeadline }, isSettled);
