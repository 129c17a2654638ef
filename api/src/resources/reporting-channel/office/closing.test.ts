import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { addChannelKey, findChannelKey } from '../keys.ts';
import { takeReportStep } from './change.ts';
import { findHandledReport, findHandledReports } from './find.ts';

const test = useTestApi();
const receivedOn = '2026-11-20';
const onDay = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00Z`));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onDay(receivedOn);
  await test.database.deleteFrom('channelReports').execute();
  await test.database.deleteFrom('channelKeys').execute();
  await addChannelKey(test.database);
});
afterAll(() => {
  vi.useRealTimers();
});

/** A report, received on 20 November 2026 and not touched since, with the reporter's message. */
async function received(
  differences: Partial<Record<'receivedOn' | 'acknowledgedOn' | 'extendedOn' | 'answeredOn', string>> = {},
): Promise<number> {
  const { database } = test;
  const key = await findChannelKey(database);
  const own = { locator: crypto.randomUUID(), keyId: key?.id ?? 0, recipient: 'age1', lang: 'es' as const };
  const { id } = await database
    .insertInto('channelReports')
    .values({ ...own, receivedOn, keptUntil: '2027-02-20', ...differences })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = { author: 'reporter' as const, writtenOn: receivedOn, sealed: Buffer.from('sealed') };
  await database
    .insertInto('channelMessages')
    .values({ ...written, reportId: id })
    .execute();
  return id;
}
async function take(id: number, step: 'investigate' | 'close'): Promise<void> {
  const { version } = await findHandledReport(test.database, id);
  await takeReportStep(test.database, id, { step, version, hasProceedings: false });
}

it('a closed report has no running term and waits for no answer', async () => {
  const id = await received();
  expect((await findHandledReport(test.database, id)).isWaiting).toBe(true);
  await take(id, 'close');
  onDay('2027-02-01');
  const { isWaiting, terms } = await findHandledReport(test.database, id);
  expect([isWaiting, terms.acknowledgement.daysLeft, terms.answer.daysLeft]).toEqual([false, null, null]);
});

it.each([
  ['three months after its receipt where nothing was investigated', '2027-01-15', false, '2027-02-20'],
  ['three months after closing where it was investigated', '2027-01-15', true, '2027-04-15'],
  ['ten years after its receipt at the latest', '2036-10-01', true, '2036-11-20'],
])('a closed report is deleted %s', async (_, day, isInvestigated, keptUntil) => {
  const id = await received();
  if (isInvestigated) await take(id, 'investigate');
  onDay(day);
  await take(id, 'close');
  expect((await findHandledReport(test.database, id)).keptUntil).toBe(keptUntil);
});

it('the list has first what is due first, and closed reports last', async () => {
  const closed = await received();
  await take(closed, 'close');
  const acknowledged = await received({ acknowledgedOn: '2026-11-21' });
  const unread = await received({ receivedOn: '2026-11-24' });
  const extended = await received({ receivedOn: '2026-08-31', acknowledgedOn: '2026-09-01', extendedOn: '2026-11-01' });
  const answered = await received({ answeredOn: '2026-11-22' });
  const { rows, total } = await findHandledReports(test.database, { page: 1, perPage: 24 });
  expect(rows.map(({ id }) => id)).toEqual([unread, acknowledged, extended, answered, closed]);
  expect(total).toBe(5);
  expect(rows.map(({ terms }) => terms.answer.dueOn)[2]).toBe('2027-02-28');
});

it('the list comes in pages, also when thousands of reports have come', async () => {
  const first = await received({ receivedOn: '2026-11-01' });
  const { database } = test;
  await sql`insert into channel_reports (locator, key_id, recipient, lang, received_on, kept_until)
    select 'flood' || n, (select max(id) from channel_keys), 'age1', 'es', '2026-11-20', '2027-02-20' from generate_series(1, 5000) n`.execute(
    database,
  );
  const { rows, total } = await findHandledReports(database, { page: 1, perPage: 24 });
  expect([rows.length, rows[0]?.id, total]).toEqual([24, first, 5_001]);
  await expect(findHandledReports(database, { page: 210, perPage: 24 })).rejects.toMatchObject({ status: 404 });
});
