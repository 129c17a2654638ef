import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Api } from '../http/api.ts';
import { createPostgres, postgresPrograms, type PostgresServer } from '../testing/postgres-server.ts';
import { createTestApi, startDeadline } from '../testing/test-api.ts';

const secret = 'known to the site';
const minute = 60_000;

// The embedded database has the time of its process, and only one machine.
describe.runIf(postgresPrograms)('by the time of the database', () => {
  let server: PostgresServer;
  let database: Database;
  let api: Api;
  beforeAll(async () => {
    server = await createPostgres(postgresPrograms ?? '');
    await server.start();
    database = openPostgres(server.address).database;
    await migrate(database);
    api = await createTestApi(database, { internal: { secret, storesFiles: true } });
  }, startDeadline);
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await api.close();
    await database.destroy();
    await server.remove();
  }, startDeadline);

  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await api.inject({
      method,
      url: `/internal/releases/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, ...answer.json<{ data?: { name: string }[] }>() };
  };
  const setTime = (difference: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + performance.now() + difference });

  it.each([-minute, minute])(
    'a site counts as running, though the clock of its machine differs by %i ms',
    async (difference) => {
      setTime(difference);
      await ask('PUT', 'sites/other', { status: '{}' });
      vi.useRealTimers();
      expect((await ask('GET', 'sites')).data).toMatchObject([{ name: 'other' }]);
    },
  );

  it.each([-minute, minute])(
    'a site counts as running, though the clock of the machine that asks differs by %i ms',
    async (difference) => {
      await ask('PUT', 'sites/other', { status: '{}' });
      setTime(difference);
      expect((await ask('GET', 'sites')).data).toMatchObject([{ name: 'other' }]);
    },
  );

  it('a request of a team was used, though a clock is two hours ahead', async () => {
    const use = async (nonce: string) => (await ask('POST', 'nonces', { nonce })).status;
    expect(await use('the first of two requests')).toBe(201);
    setTime(120 * minute);
    expect(await use('the second of two requests')).toBe(201);
    expect(await use('the first of two requests')).toBe(409);
  });
});
