import { afterEach, describe, expect, it, vi } from 'vitest';
import { postgresPrograms } from '../testing/postgres-server.ts';
import { releasesSecret, useReleasesOnPostgres } from '../testing/use-releases-on-postgres.ts';

const minute = 60_000;

// The embedded database has the time of its process, and only one machine.
describe.runIf(postgresPrograms)('releases by the time of the database', () => {
  const test = useReleasesOnPostgres();
  afterEach(() => vi.useRealTimers());

  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${releasesSecret}` };
    const answer = await test.api.inject({
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
    'list a site as running when the clock of its machine differs by %i ms',
    async (difference) => {
      setTime(difference);
      await ask('PUT', 'sites/other', { status: '{}' });
      vi.useRealTimers();
      expect((await ask('GET', 'sites')).data).toMatchObject([{ name: 'other' }]);
    },
  );

  it.each([-minute, minute])(
    'list a site as running when the clock of the asking machine differs by %i ms',
    async (difference) => {
      await ask('PUT', 'sites/other', { status: '{}' });
      setTime(difference);
      expect((await ask('GET', 'sites')).data).toMatchObject([{ name: 'other' }]);
    },
  );

  it('refuse a used request of a team when a clock is two hours ahead', async () => {
    const use = async (nonce: string) => (await ask('POST', 'nonces', { nonce })).status;
    expect(await use('the first of two requests')).toBe(201);
    setTime(120 * minute);
    expect(await use('the second of two requests')).toBe(201);
    expect(await use('the first of two requests')).toBe(409);
  });
});
