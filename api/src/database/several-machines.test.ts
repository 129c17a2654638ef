import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OfficeConcert } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { addTriggers } from '../changes/triggers.ts';
import { readContent } from '../content/read-content.ts';
import { editConcert } from '../resources/office-concerts/edit.ts';
import { lockCall } from '../resources/school-calls/lock-call.ts';
import { eraseCentre } from '../resources/school-centres/erase.ts';
import { findCentre } from '../resources/school-centres/find.ts';
import { copyContent, seedFrom } from '../testing/content-copy.ts';
import { createAsker } from '../testing/asker.ts';
import { concertForm, announcement, officeConcerts } from '../testing/concert-office.ts';
import { openPatientPostgres } from '../testing/patient-postgres.ts';
import { createPostgres, postgresPrograms, type PostgresServer } from '../testing/postgres-server.ts';
import { addCentre, register, tour } from '../testing/school-area/sample-registration.ts';
import { signedIn } from '../testing/signed-in.ts';
import { createTestApi, startDeadline, testSettings } from '../testing/test-api.ts';
import { isUnavailable } from './database-errors.ts';
import { type Database, openPostgres } from './database.ts';
import { statementTimeout, liftStatementTimeout, withoutStatementTimeout } from './timeouts/statement-timeout.ts';
import { migrate } from './migrate.ts';

const now = new Date('2026-11-20T12:00:00Z');
const patience = { timeout: 60_000 };

// Without an installed PostgreSQL, the database has only one connection.
describe.runIf(postgresPrograms)('several machines on one PostgreSQL', () => {
  let server: PostgresServer;
  let database: Database;
  let other: Database;
  let folder: string;
  beforeAll(async () => {
    server = await createPostgres(postgresPrograms ?? '');
    await server.start();
    database = openPostgres(server.address).database;
    other = openPostgres(server.address).database;
    folder = await copyContent(officeConcerts);
    await migrate(database);
    await seedAnew(database);
  }, startDeadline);
  afterAll(async () => {
    await database.destroy();
    await other.destroy();
    await server.remove();
    await rm(folder, { recursive: true });
  }, startDeadline);

  /** Changes a content file, so that seeding writes all content anew. */
  async function seedAnew(on: Database): Promise<boolean> {
    const file = join(folder, 'news.json');
    await writeFile(file, `${await readFile(file, 'utf8')}\n`);
    return seedFrom(on, folder);
  }

  const locks = async (condition: string) => {
    const { rows } = await sql`select 1 from pg_locks l left join pg_class c on c.oid = l.relation
      where ${sql.raw(condition)}`.execute(database);
    return rows.length;
  };
  const statusOf = async (id: number) =>
    (await database.selectFrom('performances').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  async function openOffice(id: number) {
    const api = await createTestApi(database, { readFiles: () => readContent(folder) });
    const eva = await signedIn({ database }, 'staff', 'box-office', 'communication');
    const { get, post } = createAsker({ api });
    const address = `/api/office/concerts/${id}`;
    const { data } = await get<OfficeConcert>(eva, address);
    return { eva, post, address, opened: data, close: () => api.close() };
  }

  it(
    'keep what one publishes while another seeds',
    async () => {
      const { eva, post, address, opened, close } = await openOffice(9038);
      const seeding = seedAnew(other);
      await vi.waitFor(
        async () => expect(await locks(`relname = 'search_entries' and mode = 'RowExclusiveLock'`)).toBeGreaterThan(0),
        { ...patience, interval: 5 },
      );
      const form = concertForm(opened, { 'status-90381': 'cancelled', ...announcement });
      // A request that waits too long for the seeding is told to try again.
      await vi.waitFor(async () => expect((await post(eva, address, form)).status).toBe(200), patience);
      expect(await seeding).toBe(true);
      expect(await statusOf(90_381)).toBe('cancelled');
      await close();
    },
    startDeadline,
  );

  it(
    'keep what one is publishing when another begins to seed',
    async () => {
      const { eva, opened, close } = await openOffice(9042);
      const files = await readContent(folder);
      let seeding: Promise<boolean> | undefined;
      await database.transaction().execute(async (transaction) => {
        await editConcert(transaction, files, {
          id: 9042,
          body: concertForm(opened, { 'status-90421': 'cancelled', ...announcement }),
          who: { accountId: eva.accountId, name: 'Eva' } as Parameters<typeof editConcert>[2]['who'],
          lang: 'es',
          context: { ...testSettings, now: () => now },
        });
        seeding = seedAnew(other);
        await vi.waitFor(async () => expect(await locks('not l.granted')).toBeGreaterThan(0), patience);
      });
      expect(await seeding).toBe(true);
      expect(await statusOf(90_421)).toBe('cancelled');
      await close();
    },
    startDeadline,
  );

  it(
    'give each of several new alerts a number when they are written at the same time',
    async () => {
      const { eva, post, close } = await openOffice(9038);
      const write = (es: string) => {
        const days = { from: '2026-11-20T08:00', to: '2026-11-20T22:00', state: 'published' };
        return post<{ id: number }>(eva, '/api/office/alerts', { ...days, version: 0, es, en: es });
      };
      const answers = await Promise.all(['Uno.', 'Dos.', 'Tres.'].map(write));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(3);
      await close();
    },
    startDeadline,
  );

  it(
    'save and erase a school’s registration without a deadlock when both happen at once',
    async () => {
      const centreId = await addCentre(database);
      await register(database, { centreId });
      const { version } = await findCentre(database, centreId);
      // Both wait for a lock below, which takes as long as this process does.
      const { database: patient } = openPatientPostgres(server.address);
      /** The work's outcome; a failure before the end is not unhandled. */
      const outcomeOf = (work: Promise<unknown>) =>
        work.then(
          () => 'done',
          (error: unknown) => error,
        );
      const waiting = (count: number) =>
        vi.waitFor(async () => expect(await locks('not l.granted')).toBeGreaterThanOrEqual(count), patience);
      const both = await database.transaction().execute(async (transaction) => {
        await lockCall(transaction, tour);
        const sending = outcomeOf(register(patient, { centreId }));
        await waiting(1);
        const erasing = outcomeOf(
          patient
            .transaction()
            .execute((one) => eraseCentre(one, { id: centreId, version, at: now, siteUrl: testSettings.siteUrl })),
        );
        await waiting(2);
        return [sending, erasing];
      });
      expect(await Promise.all(both)).toEqual(['done', 'done']);
      await patient.destroy();
      expect(await database.selectFrom('schoolRegistrations').select('id').execute()).toEqual([]);
    },
    startDeadline,
  );

  it(
    'wait for migration, triggers or seeding on another machine longer than a statement may take',
    async () => {
      await withoutStatementTimeout(database, (connection) => sql`create database another`.execute(connection));
      const address = new URL(server.address);
      address.pathname = 'another';
      const another = openPostgres(address.href).database;
      /** The advisory locks of Kysely's migrator, of the triggers, and of seeding. */
      const held = ['3853314791062309107', '20261121', '20261120'];
      const hold = (on: Database, work: () => Promise<unknown>) =>
        on.connection().execute(async (connection) => {
          for (const lock of held) await sql.raw(`select pg_advisory_lock(${lock})`).execute(connection);
          const waiting = work();
          await Promise.race([waiting, setTimeout(statementTimeout + 1_000)]);
          for (const lock of held) await sql.raw(`select pg_advisory_unlock(${lock})`).execute(connection);
          return waiting;
        });
      await Promise.all([
        hold(another, () => migrate(another)),
        hold(other, () => Promise.all([addTriggers(database), seedAnew(database)])),
      ]);
      await another.destroy();
    },
    startDeadline,
  );

  it(
    'read a table that a migration waits for, which ends well when the table is free',
    async () => {
      await withoutStatementTimeout(database, (connection) => sql`create database before`.execute(connection));
      const address = new URL(server.address);
      address.pathname = 'before';
      const [updated, serving] = [openPostgres(address.href).database, openPostgres(address.href).database];
      // The next migration adds a column to the table of inscriptions.
      await migrate(updated, '0088-content-readings');
      const read = (on: Database) => sql`select id from inscriptions`.execute(on);
      const told = Promise.withResolvers<string>();
      let migrating: Promise<void> | undefined;
      await serving.transaction().execute(async (backup) => {
        await liftStatementTimeout(backup);
        await read(backup);
        migrating = migrate(updated, undefined, told.resolve);
        await vi.waitFor(async () => expect(await locks('not l.granted')).toBeGreaterThan(0), patience);
        // Within the timeout of a statement.
        await read(serving);
        expect(await told.promise).toContain('backup');
      });
      await migrating;
      await sql`select is_withdrawn from inscriptions`.execute(serving);
      await updated.destroy();
      await serving.destroy();
    },
    startDeadline,
  );

  it(
    'give up a connection that no longer answers, but not where the deadline is lifted',
    async () => {
      const { address, swallow, close } = await openNetwork(server.networkAddress);
      const { database: away } = openPostgres(address);
      const take = () => Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(away)));
      await take();
      swallow();
      const lifted = database.transaction().execute(async (transaction) => {
        await liftStatementTimeout(transaction);
        return sql`select pg_sleep(${statementTimeout / 1_000 + 4})`.execute(transaction);
      });
      const failures = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2
            ? sql`select 1`.execute(away)
            : away.transaction().execute((one) => sql`select 1`.execute(one))
          ).then(() => 'answered', isUnavailable),
        ),
      );
      expect(failures).toEqual(Array.from({ length: 10 }, () => true));
      await take();
      await lifted;
      await away.destroy();
      close();
    },
    startDeadline,
  );

  it(
    'keep a connection whose answer waits because this process is blocked',
    async () => {
      const pending = sql`select 1 as answer from pg_sleep(1)`.execute(database);
      await setTimeout(500);
      await setImmediate();
      // The statement is sent; now this process blocks for longer than the deadline.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, statementTimeout + 4_000);
      expect((await pending).rows).toEqual([{ answer: 1 }]);
    },
    startDeadline,
  );
});

/** A proxy to a server whose open connections can be made to swallow all data; new connections work. */
async function openNetwork(server: string) {
  const sockets = new Set<Socket>();
  const swallowing = new Set<Socket>();
  const { port, hostname } = new URL(server);
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => swallowing.has(from) || to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => swallowing.has(from) || to.end());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = new URL(server);
  address.port = String((proxy.address() as AddressInfo).port);
  return {
    address: address.href,
    swallow: () => {
      for (const socket of sockets) swallowing.add(socket);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
