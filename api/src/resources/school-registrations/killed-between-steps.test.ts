import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { full } from '@ofgc/shared/testing/full.ts';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { deliverDue, lease } from '../../mail/deliver-emails.ts';
import { outboxTransport } from '../../mail/mail-transport.ts';
import { createApi } from '../../server.ts';
import { createAsker } from '../../testing/asker.ts';
import { type MortalProcess, mortalProcess } from '../../testing/mortal-database.ts';
import { addCentre, smallForm, tour } from '../../testing/school-area/sample-registration.ts';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { overAssigned } from '../../testing/school-area/seat-contest.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { openFilledDatabase, startDeadline, type TestDatabase, testDay, testSettings } from '../../testing/test-api.ts';
import { lapsePlaces } from './places/lapse-places.ts';

// A whole call, from setting its days to attendance. Each change is tried by one process after another, each killed one step later than the
// one before, until one answers the repeated request.

/** Whether a step changes data. */
const isWriting = (step: string) => /^\s*(insert|update|delete)/i.test(step) && !step.startsWith('update "sessions"');

let opened: TestDatabase;
let outbox: string;
beforeEach(async () => {
  opened = await openFilledDatabase();
  await seedSampleCalls(opened.database);
  outbox = await mkdtemp(join(tmpdir(), 'ofgc-outbox-'));
}, startDeadline);
afterEach(async () => {
  await opened.close();
  await rm(outbox, { recursive: true });
});

/** A checksum of each table of the school area, of emails and of records. */
async function state(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and (table_name like 'school\_%' or table_name in ('email_queue', 'access_records', 'sent_forms')) order by 1`.execute(
    opened.database,
  );
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name} as name, md5(string_agg(row::text, '|' order by row::text)) as sum from ${sql.table(name)} row`,
  );
  const { rows } = await sql<{ name: string; sum: string | null }>`${sql.join(sums, sql` union all `)}`.execute(
    opened.database,
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum ?? '']));
}

/**
 * Runs the same work in one process after another, each killed `stride` steps later, until one finishes; then once more, like a sender who
 * never got the answer.
 * @returns the number of killed processes
 */
async function sweep(work: (process: MortalProcess) => Promise<unknown>, stride: number): Promise<number> {
  const before = await state();
  for (let lives = 0; ; lives += stride) {
    const process = mortalProcess(opened.database, lives);
    await work(process);
    const after = await state();
    const { steps } = process;
    if (!steps.includes('commit')) {
      expect(process.isKilled()).toBe(true);
      expect(after, `killed before step ${lives}, after ${steps.at(-1)}`).toEqual(before);
      continue;
    }
    // All changes are in one transaction.
    expect(steps.filter((step) => step === 'commit')).toHaveLength(1);
    const [begin, commit] = [steps.indexOf('begin'), steps.indexOf('commit')];
    const writing = steps.flatMap((step, index) => (isWriting(step) ? [index] : []));
    expect(writing.filter((index) => index < begin || index > commit)).toEqual([]);
    expect(after).not.toEqual(before);
    if (process.isKilled()) continue;
    await work(mortalProcess(opened.database));
    expect(await state()).toEqual(after);
    return lives / stride;
  }
}

/** Sweeps every change of a whole call. @param stride the number of steps by which a process lives longer than the one before */
async function sweepWholeCall(stride: number): Promise<Record<string, number>> {
  const { database } = opened;
  const killed: Record<string, number> = {};
  let now = createClock(testDay);
  const office = await signedIn(opened, 'staff', 'schools');
  const schools = new Map<string, SignedInTester>();

  /** Sends a form to an API that was started for it. */
  async function send<Data>(name: string, who: SignedInTester, url: string, form: object): Promise<Data> {
    let data: Data | undefined;
    killed[name] =
      (killed[name] ?? 0) +
      (await sweep(async (process) => {
        const api = await createApi({ database: process.database, ...testSettings, now });
        const answer = await createAsker({ api }).post<Data>(who, url, form);
        await api.close();
        expect(answer.status === 200, answer.message).toBe(!process.isKilled());
        data = answer.data;
      }, stride));
    return data as Data;
  }

  const accepted: string[] = [];
  const sentTwice: string[] = [];
  /** Emails are claimed, written and marked as sent; a process that is killed after claiming an email blocks it for two minutes. */
  async function deliver(): Promise<void> {
    const write = outboxTransport(outbox, { from: 'OFGC <noreply@ofgc.example>' });
    let at = Date.now();
    const waiting = database.selectFrom('emailQueue').where('sentAt', 'is', null).where('givenUpAt', 'is', null);
    const isEmpty = async () => (await waiting.select('id').execute()).length === 0;
    for (let lives = 0; !(await isEmpty()); lives = (lives + 1) % 4) {
      at += lease + 1;
      const process = mortalProcess(database, lives);
      let current = '';
      const delivering = deliverDue({
        database: process.database,
        now: () => new Date(at),
        log: () => undefined,
        transport: async (email) => {
          process.step('hand over');
          current = email.messageId;
          await write(email);
          accepted.push(current);
        },
      });
      await expect(delivering).rejects.toThrow('killed');
      if (lives === 2) sentTwice.push(current);
      killed.emails = (killed.emails ?? 0) + 1;
    }
  }

  await send('days', office, `/api/school-office/calls/${tour}/days`, {
    opensOn: '2026-10-01',
    closesOn: '2027-01-14',
    version: 0,
  });
  // The session in Telde has room for one of them.
  for (const [pupils, hasCome] of [
    ['20', false],
    ['28', true],
    ['29', true],
  ] as const) {
    const who = await signedIn(opened, 'centre');
    await addCentre(database, { accountId: who.accountId, hasCome });
    const form = { ...smallForm(pupils), call: tour, formKey: randomUUID() };
    await send('draft', who, '/api/school-registrations', { ...form, version: '0', intent: 'draft' });
    const sent = { ...form, version: '1', intent: 'send' };
    const { reference } = await send<{ reference: string }>('registration', who, '/api/school-registrations', sent);
    schools.set(reference, who);
  }
  await deliver();

  await send('close', office, `/api/school-office/calls/${tour}/days`, { intent: 'closeNow', version: 1 });
  await send('draw', office, `/api/school-office/calls/${tour}/draw`, { seed: 'gordo' });
  const find = async (wanted: 'assigned' | 'waiting') => {
    const row = await database
      .selectFrom('schoolRegistrations')
      .select(['reference', 'version', 'state'])
      .where('state', '=', wanted)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const who = schools.get(row.reference);
    if (!who) throw new Error('nobody’s registration');
    return { ...row, who, own: `/api/school-registrations/${row.reference}` };
  };
  await deliver();

  const message = { text: 'Somos dos más.', formKey: randomUUID() };
  const first = await find('assigned');
  await send('message', first.who, `${first.own}/messages`, message);
  await send('decline', first.who, `${first.own}/steps`, { step: 'decline', version: first.version });
  // The waiting registration has got the place, and does not answer either.
  const late = () => new Date('2026-12-20T12:00:00Z');
  killed.lapse = await sweep((process) => {
    const lapsing = lapsePlaces({ database: process.database, now: late, siteUrl: testSettings.siteUrl });
    return lapsing.catch((error: unknown) => expect(String(error)).toContain('killed'));
  }, stride);
  now = late;
  const last = await find('assigned');
  await send('confirm', last.who, `${last.own}/steps`, { step: 'confirm', version: last.version });
  const managed = `/api/school-office/registrations/${last.reference}`;
  for (const [session, version] of [
    ['', last.version + 1],
    ['5', last.version + 2],
  ] as const)
    await send('place', office, `${managed}/place`, { session, reason: 'Han llamado', version });
  const circular = { to: 'all', text: 'Traigan agua.', formKey: randomUUID() };
  await send('circular', office, `/api/school-office/calls/${tour}/messages`, circular);
  now = () => new Date('2027-02-24T12:00:00Z');
  const attended = { attendance: 'attended', version: last.version + 3 };
  await send('attendance', office, `${managed}/attendance`, attended);
  await deliver();

  expect(await overAssigned(database)).toEqual([]);
  const registrations = await database.selectFrom('schoolRegistrations').select(['reference', 'state']).execute();
  expect(registrations.map(({ reference }) => reference).toSorted()).toEqual([...schools.keys()].toSorted());
  expect(registrations.map((row) => row.state).toSorted()).toEqual(['attended', 'declined', 'lapsed']);
  // Each email is one file, but for those that a later one overtook. A mail server may get an email twice, with the same Message-ID, if the process was killed after the server
  // accepted it and before that was recorded.
  const emails = await database.selectFrom('emailQueue').select('messageId').where('sentAt', 'is not', null).execute();
  const names = await readdir(outbox);
  const ids = await Promise.all(
    names.map(async (name) => /^Message-ID: <(.*)@/im.exec(await readFile(join(outbox, name), 'utf8'))?.[1]),
  );
  expect(new Set(ids)).toEqual(new Set(emails.map(({ messageId }) => messageId)));
  expect(ids).toHaveLength(emails.length);
  expect(new Set(accepted)).toEqual(new Set(ids));
  expect(accepted).toHaveLength(emails.length + sentTwice.length);
  return killed;
}

describe('a school call whose process is killed between two steps', () => {
  it('has each change whole or not at all, and each email once', async () => {
    const killed = await sweepWholeCall(40);
    expect(Math.min(...Object.values(killed))).toBeGreaterThan(0);
  });

  it('has the same after a kill between any two steps', full, async () => {
    const killed = await sweepWholeCall(1);
    expect(Math.min(...Object.values(killed))).toBeGreaterThan(9);
    process.stdout.write(`killed between two steps: ${JSON.stringify(killed)}\n`);
  });
});
