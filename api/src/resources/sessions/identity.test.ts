import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, ApiContext } from '../../http/api.ts';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import fastify from 'fastify';
import { handleError } from '../../http/error-handler.ts';
import { readUncached } from '../../changes/cached-reads.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { testDay, testSettings } from '../../testing/test-api.ts';
import { identityOf, requireCentre, requireStaff } from './identity.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
const rooms = fastify() as unknown as Api;
let visitors: Record<string, SignedInTester | undefined>;

beforeAll(async () => {
  const { database } = test;
  const context: ApiContext = { database, now: createClock(testDay), readCached: readUncached, ...testSettings };
  rooms.setErrorHandler(handleError);
  const hooks = {
    schools: requireStaff(context, 'schools'),
    either: requireStaff(context, 'schools', 'channel'),
    staff: requireStaff(context),
    centre: requireCentre(context),
  };
  for (const [name, onRequest] of Object.entries(hooks))
    rooms.route({
      method: ['GET', 'POST'],
      url: `/${name}`,
      onRequest,
      handler: async (request) => ({ email: identityOf(request).email }),
    });
  visitors = {
    nobody: undefined,
    schools: await signedIn(test, 'staff', 'schools'),
    channel: await signedIn(test, 'staff', 'channel'),
    noRole: await signedIn(test, 'staff'),
    centre: await signedIn(test, 'centre'),
  };
});
afterAll(async () => {
  await rooms.close();
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  rooms.inject({ method, url, headers });

it.each([
  ['/schools', { nobody: 401, schools: 200, channel: 403, noRole: 403, centre: 403 }],
  ['/either', { nobody: 401, schools: 200, channel: 200, noRole: 403, centre: 403 }],
  ['/staff', { nobody: 401, schools: 200, channel: 200, noRole: 200, centre: 403 }],
  ['/centre', { nobody: 401, schools: 403, channel: 403, noRole: 403, centre: 200 }],
])('%s is open to the right accounts only', async (url, expected) => {
  const statuses = await Promise.all(
    Object.keys(expected).map(async (name) => [name, (await ask(url, visitors[name]?.headers)).statusCode] as const),
  );
  expect(Object.fromEntries(statuses)).toEqual(expected);
});

describe('a request of a signed-in account', () => {
  it('has its identity in the route, and an uncached response', async () => {
    const answer = await ask('/schools', visitors.schools?.headers);
    expect(answer.json()).toEqual({ email: visitors.schools?.email });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is refused with 403 when it changes something from another site', async () => {
    const { headers } = await signedIn(test, 'staff', 'schools');
    const statusFrom = async (more: Record<string, string>) =>
      (await ask('/schools', { cookie: headers.cookie, ...more }, 'POST')).statusCode;
    expect(await statusFrom({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusFrom({ origin: testSettings.siteUrl })).toBe(200);
    expect(await statusFrom({ 'sec-fetch-site': 'cross-site', origin: testSettings.siteUrl })).toBe(403);
    expect(await statusFrom({ 'sec-fetch-site': 'none' })).toBe(403);
    expect(await statusFrom({ origin: 'null' })).toBe(403);
    expect(await statusFrom({})).toBe(403);
  });

  it('is refused with 401 when it has two session cookies', async () => {
    const { headers } = await signedIn(test, 'staff', 'schools');
    expect((await ask('/schools', { cookie: `${headers.cookie}; ${headers.cookie}` })).statusCode).toBe(401);
  });
});
