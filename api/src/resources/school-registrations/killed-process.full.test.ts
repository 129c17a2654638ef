import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openPatientPostgres } from '../../testing/patient-postgres.ts';
import { createPostgres, postgresPrograms, type PostgresServer } from '../../testing/postgres-server.ts';
import { addCentre, closeTour, sampleForm, tour } from '../../testing/school-area/sample-registration.ts';
import { overAssigned } from '../../testing/school-area/seat-contest.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { documentsFolder, startDeadline, testSettings } from '../../testing/test-api.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

// Runs a real API process on a real PostgreSQL. The moment of killing varies; the checked rules always hold.
describe.runIf(postgresPrograms)('a school call whose process is killed at any moment', () => {
  let server: PostgresServer;
  let opened: OpenDatabase;
  let folder: string;
  let port: string;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    server = await createPostgres(postgresPrograms ?? '');
    await server.start();
    opened = openPatientPostgres(server.address);
    folder = await mkdtemp(join(tmpdir(), 'ofgc-killed-'));
    await mkdir(documentsFolder, { recursive: true });
    await symlink(documentsFolder, join(folder, 'documents'), 'junction');
    port = String(await freePort());
  }, startDeadline);
  afterEach(() => kill());
  afterAll(async () => {
    await opened.database.destroy();
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  }, startDeadline);

  async function start(day = '2026-11-20'): Promise<void> {
    child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        DATABASE_URL: server.address,
        API_PORT: port,
        SITE_URL: testSettings.siteUrl,
        SITE_CLOCK: day,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise<void>((resolve, reject) => {
      child?.on('message', (message: { ready?: boolean }) => message.ready && resolve());
      child?.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
  }
  async function kill(): Promise<void> {
    const killed = child;
    child = undefined;
    if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
    const end = new Promise((resolve) => killed.once('exit', resolve));
    killed.kill('SIGKILL');
    await end;
  }
  /** Resolves with the status, or undefined where the process ended before it answered. */
  const post = (who: SignedInTester, path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { ...who.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      async (response) => ({
        status: response.status,
        body: (await response.json()) as { data?: { reference?: string } },
      }),
      () => undefined,
    );
  const rows = () =>
    opened.database
      .selectFrom('schoolRegistrations')
      .select(['reference', 'formKey', 'state', 'version', 'id'])
      .execute();
  const keys = async (part: string) => {
    const emails = await opened.database.selectFrom('emailQueue').select('key').execute();
    return emails.map(({ key }) => key).filter((key) => key.includes(part));
  };

  it(
    'keeps acknowledged registrations, draws all or nothing, and repeats no seat or email',
    async () => {
      await start();
      const office = await signedIn(opened, 'staff', 'schools');
      const schools = [];
      for (let one = 0; one < 24; one += 1) {
        const who = await signedIn(opened, 'centre');
        await addCentre(opened.database, { accountId: who.accountId, hasCome: one % 3 > 0 });
        const body = sampleForm({ wish1: one % 2 ? '5' : '8', wish2: one % 2 ? '8' : '5', wheelchairs1: '0' });
        schools.push({ who, sent: { ...body, call: tour, formKey: randomUUID(), version: '0', intent: 'send' } });
      }

      // A school that gets no answer sends again, as people do.
      const acknowledged = new Map<string, string>();
      for (const moment of [3, 9, 15, 21, 24]) {
        if (!child) await start();
        const left = schools.filter(({ sent }) => !acknowledged.has(sent.formKey));
        const answers = left.map(async ({ who, sent }) => {
          const answer = await post(who, '/api/school-registrations', sent);
          if (answer?.status === 200) acknowledged.set(sent.formKey, answer.body.data?.reference ?? '');
          if (acknowledged.size >= moment && moment < schools.length) await kill();
        });
        await Promise.all(answers);
      }
      expect(acknowledged.size).toBe(schools.length);
      const saved = await rows();
      expect(new Map(saved.map((row) => [row.formKey, row.reference]))).toEqual(acknowledged);
      expect(await keys('schoolSubmitted')).toHaveLength(schools.length);

      await closeTour(opened.database);
      let drawn: number | undefined;
      for (const delay of [5, 40, 120, 400, 60_000]) {
        if (!child) await start();
        const answer = post(office, `/api/school-office/calls/${tour}/draw`, { seed: 'gordo' });
        await Promise.race([answer, pause(delay)]);
        if (delay < 60_000) await kill();
        drawn = (await answer)?.status ?? drawn;
        const draws = await opened.database.selectFrom('schoolDraws').select('call').execute();
        const placed = (await rows()).filter(({ state }) => state !== 'submitted');
        const emails = [...(await keys('schoolAssigned')), ...(await keys('schoolWaiting'))];
        const all = draws.length * schools.length;
        expect([placed.length, emails.length]).toEqual([all, all]);
      }
      expect(drawn).toBe(200);
      const held = (await rows()).filter(({ state }) => state === 'assigned');
      expect(held.length).toBeGreaterThan(0);

      // No school answers: the places lapse while the process is killed again and again.
      await kill();
      for (const delay of [0, 30, 100, 300]) {
        await start('2026-12-20');
        await pause(delay);
        await kill();
        const lapsed = (await rows()).filter(({ state }) => state === 'lapsed');
        expect([0, held.length]).toContain(lapsed.length);
        expect(await keys('schoolLapsed')).toHaveLength(lapsed.length);
      }
      await start('2026-12-20');
      await vi.waitFor(async () => expect(await keys('schoolLapsed')).toHaveLength(held.length), { timeout: 60_000 });
      expect(await overAssigned(opened.database)).toEqual([]);

      // The emails that were sent: each is one file.
      await kill();
      const outbox = join(folder, 'outbox');
      const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
      const ids = await Promise.all(
        files.map(async (file) => /^Message-ID: (.*)$/im.exec(await readFile(join(outbox, file), 'utf8'))?.[1]),
      );
      expect(new Set(ids).size).toBe(files.length);
    },
    30 * startDeadline,
  );
});
