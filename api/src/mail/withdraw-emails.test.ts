import { expect, it } from 'vitest';
import { useEmptyDatabase } from '../testing/use-test-api.ts';
import { deliverDue } from './deliver-emails.ts';
import { enqueueEmail } from './email-queue.ts';
import type { MailTransport } from './mail-transport.ts';
import { retryPauses } from './retry-pauses.ts';
import { withdrawEmails } from './withdraw-emails.ts';

const test = useEmptyDatabase();

it('an email is taken back before its first try and between two, and not while it is being delivered', async () => {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const queue = (key: string) =>
    enqueueEmail(
      test.database,
      { key, recipient: 'ana@example.com', lang: 'es', subject: 'Hola', text: 'Hola.', html: '<p>Hola.</p>' },
      new Date(time),
    );
  const deliver = (transport: MailTransport) =>
    deliverDue({ database: test.database, transport, now: () => new Date(time), log: () => {} });
  const takenBack: string[][] = [];
  const fail: MailTransport = async () => {
    takenBack.push(await withdrawEmails(test.database, ['email:%']));
    throw new Error('421 busy');
  };
  await queue('email:1');
  expect(await withdrawEmails(test.database, ['email:%'])).toEqual(['email:1']);
  await queue('email:2');
  for (const pause of retryPauses.slice(0, 2)) {
    await deliver(fail);
    time += pause;
  }
  expect(takenBack).toEqual([[], []]);
  expect(await withdrawEmails(test.database, ['email:%'])).toEqual(['email:2']);
});
