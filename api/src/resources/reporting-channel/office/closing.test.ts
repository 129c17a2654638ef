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
async function received(differences: { receivedOn?: string; acknowledgedOn?: string } = {}): Promise<number> {
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
  expect((await findHandledReports(test.database)).map(({ id }) => id)).toEqual([unread, acknowledged, closed]);
});
