import { beforeEach, expect, it } from 'vitest';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import type { SubscriberOrder } from './internal-routes.ts';
import type { NewsletterRecipient, Subscriber } from './present.ts';

const secret = 'the secret of a test';
const test = useTestApi({ internal: { secret, storesFiles: false } });

async function order(payload: SubscriberOrder, authorization = `Bearer ${secret}`) {
  const answer = await test.api.inject({
    method: 'POST',
    url: '/internal/newsletter?lang=en',
    headers: { authorization },
    payload,
  });
  return answer.statusCode === 200 ? answer.json<{ data: Subscriber | null }>().data : answer.statusCode;
}

const email = 'ana@example.com';
const tables = ['newsletterSubscriptions', 'newsletterTokens', 'consents'] as const;
const rows = () => Promise.all(tables.map((table) => test.database.selectFrom(table).selectAll().execute()));
const actions = async () =>
  (
    await test.database
      .selectFrom('accessRecords')
      .select(['actor', 'action'])
      .where('recordTable', '=', 'newsletterSubscriptions')
      .orderBy('id')
      .execute()
  ).map(({ actor, action }) => `${actor}: ${action}`);

beforeEach(async () => {
  const payload = { name: 'Ana', lastname: 'Suárez', email, conditions: true };
  await test.api.inject({ method: 'POST', url: '/api/newsletter?lang=es', payload });
});

it('the command line shows a subscriber and ends the subscription, with links, consent and waiting emails', async () => {
  expect((await rows()).map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(await order({ verb: 'show', email: 'ANA@example.com' })).toMatchObject({
    name: 'Ana',
    lastname: 'Suárez',
    email,
    lang: 'es',
    confirmedAt: null,
  });
  expect(await order({ verb: 'leave', email })).toMatchObject({ email });
  expect(await rows()).toEqual([[], [], []]);
  expect(await queuedEmails(test.database)).toEqual([]);
  expect(await actions()).toEqual(['command line: read', 'command line: delete']);
});

it('the command line corrects the name of a subscriber', async () => {
  const mended = { name: 'Anna', lastname: 'Suárez Gil' };
  expect(await order({ verb: 'correct', email, ...mended })).toMatchObject(mended);
  expect(await order({ verb: 'correct', email, name: ' ', lastname: 'x' })).toBe(400);
  expect(await order({ verb: 'show', email })).toMatchObject(mended);
});

it('the command line is told where nobody has subscribed with an address, and needs the secret', async () => {
  expect(await order({ verb: 'leave', email: 'eva@example.com' })).toBeNull();
  expect(await order({ verb: 'leave', email }, 'Bearer wrong')).toBe(401);
  expect((await rows())[0]).toHaveLength(1);
});

const subscribe = (address: string, lang = 'es') =>
  test.api.inject({
    method: 'POST',
    url: `/api/newsletter?lang=${lang}`,
    payload: { name: 'Eva', lastname: 'Gil', email: address, conditions: true },
  });

it('the table for an issue has who confirmed, each with a link that ends the subscription, beside earlier links', async () => {
  await Promise.all([subscribe('eva@example.com', 'en'), subscribe('luz@example.com')]);
  const confirmed = ['ana@example.com', 'eva@example.com'];
  await test.database
    .updateTable('newsletterSubscriptions')
    .set({ confirmedAt: new Date('2026-11-20T12:00:00Z') })
    .where('email', 'in', confirmed)
    .execute();
  const headers = { authorization: `Bearer ${secret}` };
  const table = async () => {
    const answer = await test.api.inject({
      method: 'POST',
      url: '/internal/newsletter/recipients',
      headers,
      payload: {},
    });
    return answer.json<{ data: NewsletterRecipient[] }>().data;
  };
  const [first, second] = [await table(), await table()];
  expect(first.map(({ email: address }) => address).toSorted()).toEqual(confirmed);
  const linkOf = (recipients: NewsletterRecipient[]) =>
    recipients.find(({ email: address }) => address === 'eva@example.com')?.link ?? '';
  expect(linkOf(first)).toMatch(/^https?:\/\/[^/]+\/en\/boletin\/[\w-]{32}$/);
  expect(linkOf(second)).not.toBe(linkOf(first));
  const token = linkOf(first).slice(-32);
  expect((await test.api.inject({ method: 'POST', url: `/api/newsletter/${token}/leave` })).statusCode).toBe(200);
  expect((await table()).map(({ email: address }) => address)).toEqual(['ana@example.com']);
  expect((await actions()).filter((action) => action.endsWith('export'))).toHaveLength(3);
});
