import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKillableApi, type KillableApi } from '../../testing/killable-api.ts';
import { postgresPrograms } from '../../testing/postgres-server.ts';
import { addCentre, closeTour, sampleForm, tour } from '../../testing/school-area/sample-registration.ts';
import { overAssigned } from '../../testing/school-area/seat-contest.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { startDeadline } from '../../testing/test-api.ts';

/** The first statement of each change by somebody who is signed in (`changeOnce`). */
const change = 'insert into "sent_forms"';
/** More than any change has. */
const mostStatements = 200;

// The process ends before the first statement of a change, before the second …, and once it is committed and not yet answered.
describe.runIf(postgresPrograms)('a process that is killed between any two statements', () => {
  let api: KillableApi;
  let office: SignedInTester;
  let schools: SignedInTester[];
  beforeAll(async () => {
    api = await createKillableApi();
    await api.start();
    await api.kill();
    office = await signedIn(api.opened, 'staff', 'schools');
    schools = await Promise.all([1, 2].map(() => signedIn(api.opened, 'centre')));
    for (const { accountId } of schools) await addCentre(api.opened.database, { accountId });
  }, startDeadline);
  afterAll(() => api.remove(), startDeadline);

  const rows = () =>
    api.opened.database
      .selectFrom('schoolRegistrations')
      .select(['reference', 'state', 'version', 'centreId'])
      .orderBy('id')
      .execute();
  /** What is there now: registrations, draws, letters. */
  async function state() {
    const draws = await api.opened.database.selectFrom('schoolDraws').select('call').execute();
    return JSON.stringify([await rows(), draws.length, (await api.emailKeys('school')).toSorted()]);
  }

  /**
   * Sends the same until it is answered, with a process that ends one statement later each time.
   * @returns how often it was killed, and what stood there after each
   */
  async function sweep(who: SignedInTester, path: string, body: object) {
    const before = await state();
    const seen: string[] = [];
    for (let statement = 0; statement < mostStatements; statement += 1) {
      await api.start({ killAt: { begins: change, statement } });
      const answer = await api.post(who, path, body);
      await api.kill();
      seen.push(await state());
      if (answer) {
        expect(answer.status).toBe(200);
        break;
      }
    }
    const after = seen.at(-1) ?? '';
    // Nothing of it, and from one moment on all of it, which is never done a second time.
    const firstDone = seen.indexOf(after);
    expect(seen.slice(0, firstDone)).toEqual(Array.from({ length: firstDone }, () => before));
    expect(new Set(seen.slice(firstDone))).toEqual(new Set([after]));
    expect(after).not.toBe(before);
    return seen.length - 1;
  }

  it(
    'does all of a registration, a draw and what is declined and goes to who waits, or nothing of it, and writes each letter once',
    async () => {
      const killed: Record<string, number> = {};
      const [first, second] = schools;
      if (!first || !second) throw new Error('two schools');
      const form = () => ({
        ...sampleForm({ wish1: '5', wish2: '', wheelchairs1: '0' }),
        call: tour,
        formKey: randomUUID(),
        version: '0',
        intent: 'send',
      });
      killed.registration = await sweep(first, '/api/school-registrations', form());
      await api.start();
      expect((await api.post(second, '/api/school-registrations', form()))?.status).toBe(200);
      await api.kill();
      expect(await api.emailKeys('schoolSubmitted')).toHaveLength(2);
      await closeTour(api.opened.database);
      killed.draw = await sweep(office, `/api/school-office/calls/${tour}/draw`, { seed: 'gordo' });
      const drawn = await rows();
      expect(drawn.map((row) => row.state).toSorted()).toEqual(['assigned', 'waiting']);
      const holder = drawn.findIndex((row) => row.state === 'assigned');
      const held = drawn[holder];
      if (!held) throw new Error('nobody has a place');
      killed.decline = await sweep(holder === 0 ? first : second, `/api/school-registrations/${held.reference}/steps`, {
        step: 'decline',
        version: held.version,
      });
      expect((await rows()).map((row) => row.state).toSorted()).toEqual(['assigned', 'declined']);
      expect(await overAssigned(api.opened.database)).toEqual([]);
      expect(Math.min(...Object.values(killed))).toBeGreaterThan(5);

      // Letters: taken, written, marked. Who was killed has one in hand for two minutes; they are over.
      const unsent = () =>
        api.opened.database.selectFrom('emailQueue').select('key').where('sentAt', 'is', null).execute();
      const claim = 'update email_queue set due_at';
      for (const statement of [0, 1, 1, 2, 3]) {
        await api.opened.database
          .updateTable('emailQueue')
          .set({ dueAt: new Date() })
          .where('sentAt', 'is', null)
          .execute();
        await api.start({ killAt: { begins: claim, statement } });
        await vi.waitFor(() => expect(api.isRunning()).toBe(false), { timeout: 60_000 });
        await api.kill();
      }
      await api.opened.database
        .updateTable('emailQueue')
        .set({ dueAt: new Date() })
        .where('sentAt', 'is', null)
        .execute();
      await api.start();
      await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 60_000 });
      await api.kill();
      const files = (await readdir(api.outbox)).filter((file) => file.endsWith('.eml'));
      const ids = await Promise.all(
        files.map(async (file) => /^Message-ID: (.*)$/im.exec(await readFile(join(api.outbox, file), 'utf8'))?.[1]),
      );
      expect([new Set(ids).size, files.length]).toEqual([files.length, (await api.emailKeys('')).length]);
      console.info(`killed between two statements: ${JSON.stringify(killed)}`);
    },
    60 * startDeadline,
  );
});
