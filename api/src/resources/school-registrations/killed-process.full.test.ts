import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKillableApi, type KillableApi } from '../../testing/killable-api.ts';
import { postgresPrograms } from '../../testing/postgres-server.ts';
import { addCentre, closeTour, sampleForm, tour } from '../../testing/school-area/sample-registration.ts';
import { overAssigned } from '../../testing/school-area/seat-contest.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startDeadline } from '../../testing/test-api.ts';

// A real process of the API on a real PostgreSQL. When it is killed varies; what must hold does not.
describe.runIf(postgresPrograms)('a process that is killed at any moment', () => {
  let api: KillableApi;
  beforeAll(async () => {
    api = await createKillableApi();
  }, startDeadline);
  afterEach(() => api.kill());
  afterAll(() => api.remove(), startDeadline);

  const rows = () =>
    api.opened.database
      .selectFrom('schoolRegistrations')
      .select(['reference', 'formKey', 'state', 'version', 'id'])
      .execute();
  it(
    'loses no registration that it acknowledged, draws all or nothing, gives no seat twice and writes no letter twice',
    async () => {
      await api.start();
      const office = await signedIn(api.opened, 'staff', 'schools');
      const schools = [];
      for (let one = 0; one < 24; one += 1) {
        const who = await signedIn(api.opened, 'centre');
        await addCentre(api.opened.database, { accountId: who.accountId, hasCome: one % 3 > 0 });
        const body = sampleForm({ wish1: one % 2 ? '5' : '8', wish2: one % 2 ? '8' : '5', wheelchairs1: '0' });
        schools.push({ who, sent: { ...body, call: tour, formKey: randomUUID(), version: '0', intent: 'send' } });
      }

      // Whoever hears nothing sends again, as people do.
      const acknowledged = new Map<string, string>();
      for (const moment of [3, 9, 15, 21, 24]) {
        if (!api.isRunning()) await api.start();
        const left = schools.filter(({ sent }) => !acknowledged.has(sent.formKey));
        const answers = left.map(async ({ who, sent }) => {
          const answer = await api.post(who, '/api/school-registrations', sent);
          if (answer?.status === 200) acknowledged.set(sent.formKey, answer.body.data?.reference ?? '');
          if (acknowledged.size >= moment && moment < schools.length) await api.kill();
        });
        await Promise.all(answers);
      }
      expect(acknowledged.size).toBe(schools.length);
      const saved = await rows();
      expect(new Map(saved.map((row) => [row.formKey, row.reference]))).toEqual(acknowledged);
      expect(await api.emailKeys('schoolSubmitted')).toHaveLength(schools.length);

      await closeTour(api.opened.database);
      let drawn: number | undefined;
      for (const delay of [5, 40, 120, 400, 60_000]) {
        if (!api.isRunning()) await api.start();
        const answer = api.post(office, `/api/school-office/calls/${tour}/draw`, { seed: 'gordo' });
        await Promise.race([answer, pause(delay)]);
        if (delay < 60_000) await api.kill();
        drawn = (await answer)?.status ?? drawn;
        const draws = await api.opened.database.selectFrom('schoolDraws').select('call').execute();
        const placed = (await rows()).filter(({ state }) => state !== 'submitted');
        const letters = [...(await api.emailKeys('schoolAssigned')), ...(await api.emailKeys('schoolWaiting'))];
        const all = draws.length * schools.length;
        expect([placed.length, letters.length]).toEqual([all, all]);
      }
      expect(drawn).toBe(200);
      const held = (await rows()).filter(({ state }) => state === 'assigned');
      expect(held.length).toBeGreaterThan(0);

      // Nobody answers: places lapse while the process is killed again and again.
      await api.kill();
      for (const delay of [0, 30, 100, 300]) {
        await api.start({ day: '2026-12-20' });
        await pause(delay);
        await api.kill();
        const lapsed = (await rows()).filter(({ state }) => state === 'lapsed');
        expect([0, held.length]).toContain(lapsed.length);
        expect(await api.emailKeys('schoolLapsed')).toHaveLength(lapsed.length);
      }
      await api.start({ day: '2026-12-20' });
      await vi.waitFor(async () => expect(await api.emailKeys('schoolLapsed')).toHaveLength(held.length), {
        timeout: 60_000,
      });
      expect(await overAssigned(api.opened.database)).toEqual([]);

      // What left for the post: each letter in one file.
      await api.kill();
      const { outbox } = api;
      const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
      const ids = await Promise.all(
        files.map(async (file) => /^Message-ID: (.*)$/im.exec(await readFile(join(outbox, file), 'utf8'))?.[1]),
      );
      expect(new Set(ids).size).toBe(files.length);
    },
    30 * startDeadline,
  );
});
