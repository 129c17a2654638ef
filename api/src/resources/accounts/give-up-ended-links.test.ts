import { beforeEach, describe, expect, it } from 'vitest';
import type { LinkPurpose } from '@ofgc/shared/domain/accounts/account.ts';
import { minute } from '@ofgc/shared/dates/spans.ts';
import { deliverDue } from '../../mail/deliver-emails.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useEmptyDatabase } from '../../testing/use-test-api.ts';
import { enqueueLink } from './enqueue-emails.ts';
import { giveUpEndedLinks } from './give-up-ended-links.ts';
import { addAccount } from './save.ts';

const test = useEmptyDatabase();
let id: number;
let time: number;
let sent: string[];
beforeEach(async () => {
  await test.database.deleteFrom('emailQueue').execute();
  await test.database.deleteFrom('accounts').execute();
  id = (await addAccount(test.database, account)) ?? 0;
  [time, sent] = [Date.now(), []];
});

const account = { kind: 'centre', email: 'escuela@example.org', name: 'Escuela', lang: 'es' } as const;
const queue = (purpose: LinkPurpose) =>
  enqueueLink(test.database, { ...account, id }, { purpose, siteUrl: 'https://ofgc.example' });
const giveUp = () => giveUpEndedLinks(test.database, new Date(time));
const send: MailTransport = async ({ key }) => void sent.push(key.split(':')[2] ?? '');
const deliver = (transport = send) =>
  deliverDue({ database: test.database, transport, now: () => new Date(time), log: () => undefined });

describe('an email with a link', () => {
  it('is given up when the link ends while the mail server hangs with another one, which is not', async () => {
    for (const purpose of ['signIn', 'signIn', 'password', 'invitation'] as const) await queue(purpose);
    time += 14 * minute;
    await giveUp();
    await deliver(async (email) => {
      if (sent.length === 0) time += 2 * minute;
      await giveUp();
      await send(email);
    });
    expect(sent).toEqual(['signIn', 'password', 'invitation']);
    const givenUp = (await queuedEmails(test.database)).map(({ givenUpAt, failure }) => [givenUpAt !== null, failure]);
    expect(givenUp).toEqual([
      [false, null],
      [true, 'its link has ended'],
      [false, null],
      [false, null],
    ]);
  });

  it('is given up when the link ends while the email waits for its next try', async () => {
    await queue('password');
    await deliver(async () => {
      throw new Error('relay is down');
    });
    time += 59 * minute;
    await giveUp();
    expect((await queuedEmails(test.database))[0]?.givenUpAt).toBeNull();
    time += 2 * minute;
    await giveUp();
    await deliver();
    expect(sent).toEqual([]);
  });
});
