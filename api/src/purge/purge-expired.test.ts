import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DB } from '../database/tables.generated.ts';
import { enqueueEmail } from '../mail/email-queue.ts';
import type { Purpose } from '../resources/consents/consent-texts.ts';
import { recordConsent } from '../resources/consents/record-consent.ts';
import { retentionPeriods } from './retention-periods.ts';
import { purge } from './purge-expired.ts';
import { insertMessage } from '../testing/records/insert-message.ts';
import { insertWaitingEntry } from '../testing/records/insert-waiting-entry.ts';
import { insertApplication } from '../testing/records/insert-application.ts';
import { insertInscription } from '../testing/records/insert-inscription.ts';
import { startDeadline } from '../testing/test-api.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { insertSoldOutConcert, soldOutPerformance } from '../testing/forms/waiting-list-form.ts';

const wrote = new Date('2026-11-20T12:00:00Z');
/** The time in milliseconds from sending the sample inscription to its `keptUntil`. */
const inscriptionAge = 42 * 24 * 3_600_000;
const later = (milliseconds: number) => () => new Date(wrote.getTime() + milliseconds);

const test = useTestApi();
let concertEnds: Date;
beforeAll(async () => {
  await insertSoldOutConcert(test.database);
  const performances = test.database.selectFrom('performances').select('endsAt').where('id', '=', soldOutPerformance);
  concertEnds = (await performances.executeTakeFirstOrThrow()).endsAt;
}, startDeadline);
const consent = (purpose: Purpose, table: keyof DB, id: number) =>
  recordConsent(test.database, { purpose, lang: 'es', record: { table, id } });
beforeEach(async () => {
  const { database } = test;
  for (const table of [
    'contactMessages',
    'masterclassApplications',
    'waitingListEntries',
    'newsletterSubscriptions',
    'inscriptions',
    'emailQueue',
    'consents',
  ] as const)
    await database.deleteFrom(table).execute();
  await consent('contact', 'contactMessages', await insertMessage(database, { createdAt: wrote }));
  await consent('masterclass', 'masterclassApplications', await insertApplication(database, wrote));
  for (const [email, confirmedAt] of [
    ['taken@example.com', wrote],
    ['asked@example.com', null],
  ] as const) {
    const id = await insertWaitingEntry(database, soldOutPerformance, { email, requestedAt: wrote, confirmedAt });
    await database
      .insertInto('waitingListTokens')
      .values({ tokenHash: email, entryId: id, createdAt: wrote })
      .execute();
    await consent('waitingList', 'waitingListEntries', id);
  }
  for (const [email, confirmedAt] of [
    ['reader@example.com', wrote],
    ['passer-by@example.com', null],
  ] as const) {
    const subscription = { name: 'Ana', lastname: 'Suárez', lang: 'es', consentText: '2026-11' } as const;
    const { id } = await database
      .insertInto('newsletterSubscriptions')
      .values({ ...subscription, email, createdAt: wrote, writtenAt: wrote, confirmedAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await consent('newsletter', 'newsletterSubscriptions', id);
  }
  const inscription = { kind: 'visita-guiada', subject: '2026-12-02', createdAt: wrote };
  const inscriptionId = await insertInscription(database, { ...inscription, keptUntil: later(inscriptionAge)() });
  await consent('guidedTour', 'inscriptions', inscriptionId);
  const email = { recipient: 'a@b.es', lang: 'es', subject: 'x', text: 'x', html: 'x' } as const;
  for (const key of ['sent', 'given up', 'waiting']) await enqueueEmail(database, { ...email, key }, wrote);
  await database.updateTable('emailQueue').set({ sentAt: wrote }).where('key', '=', 'sent').execute();
  await database.updateTable('emailQueue').set({ givenUpAt: wrote }).where('key', '=', 'given up').execute();
});

const left = async () => {
  const [messages, applications, entries, subscriptions, inscriptions, emails, consents] = await Promise.all([
    test.database.selectFrom('contactMessages').select('reference').execute(),
    test.database.selectFrom('masterclassApplications').select('reference').execute(),
    test.database.selectFrom('waitingListEntries').select('email').orderBy('id').execute(),
    test.database.selectFrom('newsletterSubscriptions').select('email').orderBy('id').execute(),
    test.database.selectFrom('inscriptions').select('reference').execute(),
    test.database.selectFrom('emailQueue').select('key').orderBy('id').execute(),
    test.database.selectFrom('consents').select('purpose').orderBy('id').execute(),
  ]);
  return {
    messages: messages.length,
    applications: applications.length,
    entries: entries.map(({ email }) => email.split('@')[0]),
    subscriptions: subscriptions.map(({ email }) => email.split('@')[0]),
    inscriptions: inscriptions.length,
    emails: emails.map(({ key }) => key),
    consents: consents.map(({ purpose }) => purpose),
  };
};

describe('purging what visitors sent', () => {
  it('deletes nothing before its time, as the page on data protection promises', async () => {
    await purge({ database: test.database, now: later(1) });
    expect(await left()).toEqual({
      messages: 1,
      applications: 1,
      entries: ['taken', 'asked'],
      subscriptions: ['reader', 'passer-by'],
      inscriptions: 1,
      emails: ['sent', 'given up', 'waiting'],
      consents: ['contact', 'masterclass', 'waitingList', 'waitingList', 'newsletter', 'newsletter', 'guidedTour'],
    });
  });

  it.each([
    ['an inscription', inscriptionAge, { inscriptions: 0 }],
    ['a place that nobody confirmed', retentionPeriods.waitingListUnconfirmed, { entries: ['taken'] }],
    ['a subscription that nobody confirmed', retentionPeriods.newsletterUnconfirmed, { subscriptions: ['reader'] }],
    ['emails that were sent', retentionPeriods.sentEmails, { emails: ['given up', 'waiting'] }],
    ['emails that were given up', retentionPeriods.givenUpEmails, { emails: ['waiting'] }],
    ['a message', retentionPeriods.contactMessages, { messages: 0, emails: ['waiting'], consents: ['newsletter'] }],
    ['an application', retentionPeriods.masterclassApplications, { applications: 0, consents: ['newsletter'] }],
  ])('deletes a record and its consent when its time is over: %s', async (_, age, expected) => {
    const before = await left();
    await purge({ database: test.database, now: later(age - 1) });
    expect(await left()).not.toMatchObject(expected);
    await purge({ database: test.database, now: later(age + 1) });
    expect(await left()).toMatchObject(expected);
    expect(before).not.toMatchObject(expected);
  });

  it('deletes from every table that has email addresses of visitors', async () => {
    const { database } = test;
    const columns = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'email'`.execute(database);
    // Content; accounts, which the office ends; requests, which are deleted when they are answered.
    const others = ['departments', 'accounts', 'account_link_requests'];
    const tables = columns.rows.map(({ name }) => name).filter((name) => !others.includes(name));
    expect(tables).toContain('contact_messages');
    await sql`create table purged (name text)`.execute(database);
    await sql`create function note_table() returns trigger language plpgsql as
      'begin insert into purged values (tg_table_name); return null; end'`.execute(database);
    for (const name of tables)
      await sql`create trigger note_table after delete on ${sql.table(name)} execute function note_table()`.execute(
        database,
      );
    await purge({ database, now: later(0) });
    const purged = await sql<{ name: string }>`select name from purged`.execute(database);
    await sql`drop function note_table cascade`.execute(database);
    await sql`drop table purged`.execute(database);
    expect(purged.rows.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
  });

  it('lifts the deadline of visitors’ statements, however long it takes', async () => {
    const { database } = test;
    await sql`create table noted (deadline text)`.execute(database);
    await sql`create function note_deadline() returns trigger language plpgsql as
      'begin insert into noted values (current_setting(''statement_timeout'')); return null; end'`.execute(database);
    await sql`create trigger note_deadline after delete on contact_messages execute function note_deadline()`.execute(
      database,
    );
    await sql`set statement_timeout = '5s'`.execute(database);
    await purge({ database, now: later(0) });
    expect((await sql`select deadline from noted`.execute(database)).rows).toEqual([{ deadline: '0' }]);
    await sql`reset statement_timeout`.execute(database);
    await sql`drop function note_deadline cascade`.execute(database);
    await sql`drop table noted`.execute(database);
  });

  it(
    'deletes more records at once than a statement may have parameters, with their consents and emails',
    async () => {
      const { database } = test;
      await sql`
        insert into contact_messages (reference, department_key, name, email, subject, message, lang, fingerprint, created_at)
        select 'C-many-' || n, 'press', 'Ana', 'a@b.es', 'x', 'x', 'es', 'many-' || n, ${wrote}
        from generate_series(1, 70000) n`.execute(database);
      await sql`
        insert into consents (purpose, text_version, lang, record, given_at)
        select 'contact', '2026-11', 'es', 'contactMessages:' || id, ${wrote}
        from contact_messages where reference like 'C-many-%'`.execute(database);
      await purge({ database, now: later(retentionPeriods.contactMessages + 1) });
      expect(await left()).toMatchObject({ messages: 0, emails: ['waiting'], consents: ['newsletter'] });
    },
    startDeadline,
  );

  it('deletes an email in the outbox folder after the same time as a sent email', async () => {
    const outbox = await mkdtemp(join(tmpdir(), 'ofgc-outbox-'));
    for (const [name, age] of [
      ['000001.eml', 1],
      ['000002.eml', -1],
      ['000003.eml.part', 1],
      ['notes.txt', 1],
    ] as const) {
      await writeFile(join(outbox, name), '');
      const at = new Date(wrote.getTime() - age);
      await utimes(join(outbox, name), at, at);
    }
    const twice = [1, 2].map(() => purge({ database: test.database, outbox, now: later(retentionPeriods.sentEmails) }));
    await Promise.all(twice);
    expect((await readdir(outbox)).toSorted()).toEqual(['000002.eml', 'notes.txt']);
    await rm(outbox, { recursive: true });
    await purge({ database: test.database, outbox, now: later(0) });
    await writeFile(outbox, 'no folder');
    await expect(purge({ database: test.database, outbox, now: later(0) })).rejects.toThrow('ENOTDIR');
    await rm(outbox);
  });

  it('deletes a place on a waiting list seven days after the concert', async () => {
    const at = (milliseconds: number) => () => new Date(concertEnds.getTime() + milliseconds);
    await purge({ database: test.database, now: at(retentionPeriods.waitingListAfterConcert) });
    expect((await left()).entries).toEqual(['taken']);
    await purge({ database: test.database, now: at(retentionPeriods.waitingListAfterConcert + 1) });
    expect((await left()).entries).toEqual([]);
    expect((await left()).consents).toEqual(expect.not.arrayContaining(['waitingList']));
  });

  it('keeps a place for a postponed concert until seven days after its new day', async () => {
    const { database } = test;
    const performance = database.updateTable('performances').where('id', '=', soldOutPerformance);
    const weekAfter = (end: Date) => () => new Date(end.getTime() + retentionPeriods.waitingListAfterConcert + 1);
    await performance.set({ status: 'postponed' }).execute();
    await purge({ database, now: weekAfter(concertEnds) });
    expect((await left()).entries).toEqual(['taken']);
    const newEnd = new Date(concertEnds.getTime() + 60 * 24 * 3_600_000);
    await performance.set({ status: 'rescheduled', endsAt: newEnd }).execute();
    await purge({ database, now: weekAfter(concertEnds) });
    expect((await left()).entries).toEqual(['taken']);
    await purge({ database, now: weekAfter(newEnd) });
    expect((await left()).entries).toEqual([]);
    await performance.set({ status: 'scheduled', endsAt: concertEnds }).execute();
  });

  it('keeps a place that was asked for a moment ago, although its concert is long over', async () => {
    const now = () => new Date(concertEnds.getTime() + 100 * retentionPeriods.waitingListAfterConcert);
    await test.database.updateTable('waitingListTokens').set({ createdAt: now() }).execute();
    await purge({ database: test.database, now });
    expect((await left()).entries).toEqual(['taken', 'asked']);
  });
});
