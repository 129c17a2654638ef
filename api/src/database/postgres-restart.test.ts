import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';
import { currentText } from '../resources/consents/consent-texts.ts';
import { content } from '../testing/site-content.ts';
import { openPatientPostgres } from '../testing/patient-postgres.ts';
import { createPostgres, postgresPrograms, type PostgresServer } from '../testing/postgres-server.ts';
import { startDeadline, startFollowingApi } from '../testing/test-api.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

const [concert] = content.events;

// Where no PostgreSQL is installed, there is nothing to restart.
describe.runIf(postgresPrograms)('the API while PostgreSQL restarts', () => {
  let server: PostgresServer;
  let test: Awaited<ReturnType<typeof startFollowingApi>>;
  beforeAll(async () => {
    server = await createPostgres(postgresPrograms ?? '');
    await server.start();
    vi.stubEnv('DATABASE_URL', server.address);
    test = await startFollowingApi();
    vi.unstubAllEnvs();
  }, startDeadline);
  afterAll(async () => {
    await test.close();
    await server.remove();
  }, startDeadline);

  it(
    'answers 503 with Retry-After, loses no acknowledged message and recovers by itself',
    async () => {
      const stopping = new AbortController();
      const answers: { status: number; retryAfter: unknown; isWrite: boolean }[] = [];
      let sent = 0;
      const visit = async () => {
        while (!stopping.signal.aborted) {
          const isWrite = sent % 3 === 0;
          sent += 1;
          const { statusCode, headers } = await test.api.inject(
            isWrite ? message(sent) : `/api/events?perPage=1&ids=${sent}`,
          );
          answers.push({ status: statusCode, retryAfter: headers['retry-after'], isWrite });
        }
      };
      const visitors = Array.from({ length: 8 }, visit);
      for (let restart = 0; restart < 3; restart++) {
        const before = answers.length;
        await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 20), { timeout: 30_000 });
        await server.stop();
        await vi.waitFor(() => expect(answers.slice(before).some(({ status }) => status === 503)).toBe(true), {
          timeout: 30_000,
        });
        await server.start();
        await vi.waitFor(async () => expect((await test.api.inject('/api/health')).statusCode).toBe(200), {
          timeout: 30_000,
        });
      }
      stopping.abort();
      await Promise.all(visitors);

      const failures = answers.filter(({ status }) => status >= 400);
      expect(new Set(failures.map(({ status, retryAfter }) => `${status} ${String(retryAfter)}`))).toEqual(
        new Set(['503 2']),
      );
      const { count } = await test.database
        .selectFrom('contactMessages')
        .select((messages) => messages.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      // A message may have been stored although its commit was never acknowledged.
      const acknowledged = answers.filter(({ isWrite, status }) => isWrite && status === 201).length;
      expect(acknowledged).toBeGreaterThan(10);
      expect(Number(count)).toBeGreaterThanOrEqual(acknowledged);
    },
    startDeadline,
  );

  it(
    'announces all tables as changed, so that an edit that it did not hear is shown',
    async () => {
      const received: ContentChange[] = [];
      const forget = test.followed.changes.subscribe((change) => received.push(change));
      const titleOf = async () =>
        (await test.read<List<EventSummary>>(`/api/events?ids=${concert?.id}`)).data[0]?.title;
      await vi.waitFor(async () => expect(await titleOf()).toBe(concert?.title.es), { timeout: 30_000 });
      // The API answers again a moment before announcements arrive again.
      await vi.waitFor(() => expect(test.followed.changes.isCurrent({ tables: [], revision: Infinity })).toBe(true), {
        timeout: 30_000,
      });
      await server.stop();
      await vi.waitFor(() => expect(received.at(-1)?.tables).toBe(null), { timeout: 30_000 });
      expect((await test.api.inject(`/api/events?ids=${concert?.id}`)).statusCode).toBe(503);
      await server.start();
      const address = new URL(server.address);
      address.pathname = await nameOfDatabase();
      const { database } = openPatientPostgres(address.href);
      await sql`update events set title = '{"es": "Otro título"}' where id = ${concert?.id}`.execute(database);
      await database.destroy();
      await vi.waitFor(async () => expect(await titleOf()).toBe('Otro título'), { timeout: 30_000 });
      forget();
    },
    startDeadline,
  );

  const nameOfDatabase = async () =>
    (await sql<{ name: string }>`select current_database() as name`.execute(test.database)).rows[0]?.name ?? '';

  /** A form, each from its own IP address, because the rate limit is per address. */
  function message(number: number) {
    return {
      method: 'POST' as const,
      url: '/api/contact',
      headers: { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
      payload: {
        department: 'education',
        name: 'Candelaria Ojeda',
        email: `visitor${number}@example.org`,
        subject: 'Visita',
        message: `Mensaje ${number}`,
        consent: 'true',
        consentVersion: currentText('contact').version,
        shownAt: shownEarlier(),
        website: '',
      },
    };
  }
});
