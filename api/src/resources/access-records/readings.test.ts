import { beforeAll, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { countRows } from '../../http/paging.ts';
import { insertMessage } from '../../testing/records/insert-message.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { addChannelKey } from '../reporting-channel/keys.ts';
import { addCentre, register, tour } from '../../testing/school-area/sample-registration.ts';
import { startDeadline } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi({ docs: true });
beforeAll(() => seedSampleCalls(test.database));
let ana: SignedInTester;
beforeAll(async () => {
  ana = await signedIn(test, 'staff', ...staffRoles);
}, startDeadline);

/** Staff routes whose responses contain no personal data. */
const aboutNobody = [
  '/api/office/alerts',
  '/api/office/alerts/{id}',
  '/api/office/concerts',
  '/api/office/concerts/{id}',
  '/api/school-office/account-requests',
];

/** One example for each route with a parameter in its address; an example for a new route has to be added here. */
async function examples(): Promise<Record<string, string>> {
  const { database } = test;
  const id = await insertMessage(database);
  const centreId = await addCentre(database);
  const reference = await register(database, { centreId });
  await addChannelKey(database);
  const channelKey = await database.selectFrom('channelKeys').select('id').executeTakeFirstOrThrow();
  const { id: report } = await database
    .insertInto('channelReports')
    .values({
      keyId: channelKey.id,
      locator: 'l',
      recipient: 'r',
      lang: 'es',
      receivedOn: '2026-11-20',
      keptUntil: '2027-02-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    '/api/inbox/{source}/{id}': `/api/inbox/contact/${id}`,
    '/api/inbox/{source}/{id}/data.json': `/api/inbox/contact/${id}/data.json`,
    '/api/reports/{id}': `/api/reports/${report}`,
    '/api/office/staff/{id}': `/api/office/staff/${ana.accountId}`,
    '/api/school-office/calls/{key}': `/api/school-office/calls/${tour}`,
    '/api/school-office/calls/{key}/registrations.csv': `/api/school-office/calls/${tour}/registrations.csv`,
    '/api/school-office/registrations/{reference}': `/api/school-office/registrations/${reference}`,
  };
}

const read = (url: string, headers: Record<string, string> = {}) => test.api.inject({ url, headers });
const records = () => {
  const own = test.database.selectFrom('accessRecords').where('accountId', '=', ana.accountId);
  return countRows(own.where('action', 'in', ['read', 'export']));
};

it('every request of staff that reads personal data writes a record of access', async () => {
  const { paths } = (await read('/api/openapi.json')).json<OpenApi>();
  const own = await examples();
  const walked: string[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    if (!('get' in operations) || aboutNobody.includes(path)) continue;
    const example = own[path] ?? path.replaceAll(/\{\w+\}/g, '1');
    // Only routes that refuse visitors and allow this account are checked.
    if ((await read(example)).statusCode !== 401) continue;
    const before = await records();
    const { statusCode } = await read(example, ana.headers);
    if (statusCode === 403) continue;
    expect(statusCode, `${path} has no example`).toBe(200);
    expect(await records(), path).toBe(before + 1);
    walked.push(path);
  }
  expect(walked).toEqual(expect.arrayContaining(Object.keys(own)));
});

it('a record of access cannot be changed or deleted', async () => {
  await read('/api/office/staff', ana.headers);
  expect(await records()).toBeGreaterThan(0);
  await expect(test.database.updateTable('accessRecords').set({ actor: 'nobody' }).execute()).rejects.toThrow(
    'neither',
  );
  await expect(test.database.deleteFrom('accessRecords').execute()).rejects.toThrow('neither');
});
