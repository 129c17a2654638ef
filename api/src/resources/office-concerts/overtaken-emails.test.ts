import { minute } from '@ofgc/shared/dates/spans.ts';
import { expect, it } from 'vitest';
import { deliverDue } from '../../mail/deliver-emails.ts';
import { announcement, useConcertOffice } from '../../testing/concert-office.ts';
import { insertWaitingEntry } from '../../testing/records/insert-waiting-entry.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';

const { test, save, undo } = useConcertOffice();

/** Delivers what is due in some minutes. @returns the keys of what the server took */
async function deliver(minutes: number, isDown = false, meanwhile?: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const transport = async ({ key }: { key: string }) => {
    await meanwhile?.();
    if (isDown) throw new Error('the server does not answer');
    sent.push(key);
  };
  const now = () => new Date(Date.now() + minutes * minute);
  await deliverDue({ database: test.database, transport, now, log: () => undefined });
  return sent;
}

it('an email about a moved concert that could not be delivered does not arrive after the one about the next date', async () => {
  const id = await insertWaitingEntry(test.database, 90_381);
  await save(9038, { 'date-90381': '2027-02-06', ...announcement });
  await deliver(5, true);
  await save(9038, { 'date-90381': '2027-02-07', ...announcement });
  expect(await deliver(60)).toEqual([`concert:9038:2:${id}`]);
});

it('nor does one that was not yet tried, or that was just being delivered, when the next one was queued', async () => {
  const id = await insertWaitingEntry(test.database, 90_431);
  const move = (date: string) => save(9043, { 'date-90431': date, ...announcement });
  await move('2027-02-06');
  await move('2027-02-07');
  await deliver(5, true, async () => {
    if ((await queuedEmails(test.database, 'concert:9043:3:%')).length === 0) await move('2027-02-08');
  });
  expect(await deliver(60)).toEqual([`concert:9043:3:${id}`]);
});

it('when the next date is taken back, whoever missed the email about the one before gets one', async () => {
  const id = await insertWaitingEntry(test.database, 90_411);
  await save(9041, { 'date-90411': '2027-02-06', ...announcement });
  await deliver(5, true);
  await save(9041, { 'date-90411': '2027-02-07', ...announcement });
  expect((await undo(9041)).status).toBe(200);
  const [email] = await queuedEmails(test.database, 'concert:9041:3:%');
  expect(email?.text).toContain('6 de febrero de 2027');
  expect(await deliver(60)).toEqual([`concert:9041:3:${id}`]);
});
