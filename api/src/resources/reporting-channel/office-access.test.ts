import { beforeEach, describe, expect, it } from 'vitest';
import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { sendReport } from '../../testing/forms/report-form.ts';
import { type SignedInTester, signedIn } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { addChannelKey } from './keys.ts';

const test = useTestApi();
let handler: SignedInTester;
let key: string;
let id: number;
beforeEach(async () => {
  await test.database.deleteFrom('channelReports').execute();
  await test.database.deleteFrom('channelKeys').execute();
  key = await addChannelKey(test.database);
  handler = await signedIn(test, 'staff', 'channel');
  await sendReport(test);
  ({ id } = await test.database.selectFrom('channelReports').select('id').executeTakeFirstOrThrow());
});

describe('a request without the role “channel” or from another site', () => {
  const others = async (): Promise<[string, Record<string, string>, number][]> => [
    ['nobody', {}, 401],
    ['a centre', (await signedIn(test, 'centre')).headers, 403],
    [
      'staff of every other role',
      (await signedIn(test, 'staff', ...staffRoles.filter((role) => role !== 'channel'))).headers,
      403,
    ],
    ['staff without a role', (await signedIn(test, 'staff')).headers, 403],
    ['the handler from another site', { ...handler.headers, 'sec-fetch-site': 'cross-site' }, 403],
  ];

  it.each([
    ['GET', ''],
    ['GET', '/ID'],
    ['POST', '/ID/open'],
    ['POST', '/ID/files'],
    ['POST', '/ID/steps'],
    ['POST', '/ID/messages'],
    ['POST', '/ID/erase'],
  ] as const)('is refused with 401 or 403: %s /api/reports%s', async (method, path) => {
    const payload = {
      key,
      message: 1,
      place: 0,
      step: 'close',
      kind: 'note',
      text: 'x',
      number: String(id),
      version: 1,
    };
    for (const [who, headers, status] of await others()) {
      if (method === 'GET' && who.includes('another site')) continue;
      const url = `/api/reports${path.replace('ID', String(id))}`;
      const answer = await test.api.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
      expect([who, answer.statusCode, answer.headers['cache-control']]).toEqual([who, status, 'no-store']);
    }
    expect(await test.database.selectFrom('channelReports').select(['id', 'version']).execute()).toEqual([
      { id, version: 1 },
    ]);
    expect(await test.database.selectFrom('channelMessages').select('reportId').execute()).toHaveLength(1);
  });
});
