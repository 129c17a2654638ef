import { beforeEach, describe, expect, it } from 'vitest';
import { queuedEmails } from '../testing/records/queued-emails.ts';
import { useEmptyDatabase } from '../testing/use-test-api.ts';
import { type Delivery, deliverDue, lease } from './deliver-emails.ts';
import { retryPauses } from './retry-pauses.ts';
import type { MailTransport } from './mail-transport.ts';
import { enqueueEmail } from './email-queue.ts';

const test = useEmptyDatabase();
let sent: { key: string; messageId: string }[];
let log: string[];
let time: number;
beforeEach(async () => {
  await test.database.deleteFrom('emailQueue').execute();
  [sent, log, time] = [[], [], Date.parse('2026-11-20T12:00:00Z')];
});

const send: MailTransport = async ({ key, messageId }) => void sent.push({ key, messageId });
const refuse =
  (error: unknown): MailTransport =>
  async () => {
    throw error;
  };
const deliver = (transport = send, rest: Partial<Delivery> = {}) =>
  deliverDue({
    database: test.database,
    transport,
    now: () => new Date(time),
    log: (sentence) => void log.push(sentence),
    ...rest,
  });
const queue = (key: string, at = time) =>
  enqueueEmail(
    test.database,
    { key, recipient: 'ana@example.com', lang: 'es', subject: 'Hola', text: 'Hola.', html: '<p>Hola.</p>' },
    new Date(at),
  );
const emails = () => queuedEmails(test.database);
const keys = () => sent.map(({ key }) => key);

describe('the email queue', () => {
  it('delivers emails in the order in which they became due, each once', async () => {
    await queue('second', time - 1_000);
    await queue('first', time - 2_000);
    await queue('third', time - 1_000);
    await queue('later', time + 1_000);
    expect(await deliver()).toBe(3);
    expect(await deliver()).toBe(0);
    expect(keys()).toEqual(['first', 'second', 'third']);
    time += 1_000;
    await deliver();
    expect(keys()).toEqual(['first', 'second', 'third', 'later']);
  });

  it('delivers a link to an account before all that was queued earlier', async () => {
    for (let number = 0; number < 20; number += 1) await queue(`contact:${number}:visitor`, time - 60_000);
    await queue('accounts:7:signIn:abc');
    await deliver();
    expect(keys()[0]).toBe('accounts:7:signIn:abc');
  });

  it('deletes the text of a sent email, because its links are secrets', async () => {
    await queue('mail');
    await deliver();
    expect((await emails())[0]).toMatchObject({ key: 'mail', subject: 'Hola', text: '', html: '' });
  });

  it('takes an email with the same key once, even after it was delivered', async () => {
    await queue('contact:1');
    await queue('contact:1');
    await deliver();
    await queue('contact:1');
    await deliver();
    expect(keys()).toEqual(['contact:1']);
  });

  it('sends no email of a transaction that was rolled back', async () => {
    const failing = test.database.transaction().execute(async (transaction) => {
      await enqueueEmail(transaction, {
        key: 'never',
        recipient: 'a@b.es',
        lang: 'es',
        subject: 'x',
        text: 'x',
        html: 'x',
      });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await deliver()).toBe(0);
  });

  it('is shared by several processes, and each email is sent by one of them', async () => {
    for (let number = 0; number < 30; number++) await queue(`mail:${number}`);
    const slowly: MailTransport = async (mail) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await send(mail);
    };
    const counts = await Promise.all([deliver(slowly), deliver(slowly), deliver(slowly)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(keys()).size).toBe(30);
    expect(sent).toHaveLength(30);
  });

  it('holds no transaction while an email is sent, so that others can use the database', async () => {
    await queue('slow');
    let others = 0;
    await deliver(async () => {
      others = (await emails()).length;
    });
    expect(others).toBe(1);
  });

  it('sends an email again with the same message id only when the lease of a dead process is over', async () => {
    await queue('mail');
    // Sent, and the process is gone before it could write that down.
    void deliver(async (mail) => {
      await send(mail);
      return new Promise(() => {});
    });
    await expect.poll(() => sent.length).toBe(1);
    time += lease - 1;
    expect(await deliver()).toBe(0);
    time += 1;
    expect(await deliver()).toBe(1);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });

  it('retries after growing pauses, then gives up and logs it', async () => {
    await queue('mail');
    const busy = refuse(new Error('421 busy'));
    for (const pause of retryPauses) {
      await deliver(busy);
      expect((await emails())[0]).toMatchObject({
        failure: '421 busy',
        dueAt: new Date(time + pause),
        givenUpAt: null,
      });
      time += pause - 1;
      expect(await deliver()).toBe(0);
      time += 1;
    }
    expect(retryPauses).toEqual(retryPauses.toSorted((one, other) => one - other));
    await deliver(busy);
    expect((await emails())[0]).toMatchObject({ failure: '421 busy', givenUpAt: new Date(time), sentAt: null });
    expect(log).toEqual(['Mail mail is given up after 8 attempts (no status): its failure in email_queue says more.']);
    time += 365 * 24 * 3_600_000;
    expect(await deliver()).toBe(0);
  });

  it('gives up at once when the server does not know the recipient', async () => {
    await queue('mail');
    const response = '550 5.1.1 no such user';
    await deliver(refuse(Object.assign(new Error(response), { command: 'RCPT TO', response })));
    expect((await emails())[0]).toMatchObject({ attempts: 1, failure: response, givenUpAt: new Date(time) });
  });

  it.each([
    ['550 5.1.1', { response: '550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown' }],
    ['450', { response: '450 ana@example.com is busy' }],
    ['EDNS', { code: 'EDNS' }],
  ])('logs of a message that is given up the status %s, and no address', async (status, properties) => {
    await queue('mail');
    const message = `Can't send mail - all recipients were rejected: ${'response' in properties ? properties.response : ''}`;
    const rejected = refuse(Object.assign(new Error(message), { command: 'RCPT TO', ...properties }));
    for (const pause of [0, ...retryPauses]) {
      time += pause;
      await deliver(rejected);
    }
    expect((await emails())[0]).toMatchObject({ failure: message });
    expect(log).toEqual([
      expect.stringMatching(new RegExp(`^Mail mail is given up after \\d attempts \\(${status}\\):`)),
    ]);
    expect(log.join()).not.toContain('@');
  });

  it('clears the failure of an email that is delivered in the end', async () => {
    await queue('mail');
    await deliver(refuse(new Error('421 busy')));
    time += retryPauses[0] ?? 0;
    await deliver();
    expect((await emails())[0]).toMatchObject({ attempts: 2, failure: null, sentAt: new Date(time) });
  });

  it('sends the other emails when one cannot be sent', async () => {
    await queue('bad', time - 1);
    await queue('good');
    await deliver(async (mail) => {
      if (mail.key === 'bad') throw new Error('no');
      await send(mail);
    });
    expect(keys()).toEqual(['good']);
  });

  it('stops after the current email when asked', async () => {
    await queue('first');
    await queue('second');
    const stopping = new AbortController();
    await deliver(
      async (mail) => {
        stopping.abort();
        await send(mail);
      },
      { signal: stopping.signal },
    );
    expect(keys()).toEqual(['first']);
    expect((await emails()).map(({ attempts }) => attempts)).toEqual([1, 0]);
  });
});
