import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useFollowingApi } from '../testing/use-test-api.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';

const test = useFollowingApi();
let port: number;
beforeAll(async () => {
  await test.api.listen({ port: 0, host: '127.0.0.1' });
  port = (test.api.server.address() as AddressInfo).port;
});

afterEach(() => {
  vi.useRealTimers();
});

/** Reads the stream until its end. */
async function follow(more: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${test.secret}`, ...more };
  let text = '';
  let hasEnded = false;
  const outgoing = request({ port, path: '/internal/changes', headers });
  outgoing.end();
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject);
  });
  answer.setEncoding('utf8').on('data', (part: string) => (text += part));
  answer.on('end', () => (hasEnded = true));
  const events = () =>
    [...text.matchAll(/^data: (.+)\n\n/gm)].map(([, json = '']) => JSON.parse(json) as ContentChange);
  return { answer, events, text: () => text, hasEnded: () => hasEnded };
}

it('the stream of changes sends larger revisions than its reader has, even after the clock was set back', async () => {
  const heard = (Date.now() + 3_600_000) * 1_000;
  const stream = await follow({ 'x-content-heard': String(heard) });
  await vi.waitFor(() => expect(stream.events()).toHaveLength(1));
  expect(stream.events()[0]?.revision).toBeGreaterThan(heard);
  await sql`update albums set label = label`.execute(test.database);
  await vi.waitFor(() => expect(stream.events()).toHaveLength(2));
  expect(stream.events()[1]?.revision).toBeGreaterThan(stream.events()[0]?.revision ?? 0);
  stream.answer.destroy();
});

it.each(['-Infinity', '1e300', '9007199254740991', 'x', '', '-1'])(
  'the stream of changes ignores a header x-content-heard that is not a revision: %j',
  async (heard) => {
    const { revision } = test.followed.changes;
    const stream = await follow({ 'x-content-heard': heard });
    await vi.waitFor(() => expect(stream.events()).toEqual([{ revision, tables: null }]));
    stream.answer.destroy();
  },
);

it('the stream of changes answers 401 without the secret, and its header changes nothing', async () => {
  const { revision } = test.followed.changes;
  const heard = { 'x-content-heard': String((Date.now() + 3_600_000) * 1_000) };
  for (const authorization of ['', 'Bearer x'])
    expect((await follow({ ...heard, authorization })).answer.statusCode).toBe(401);
  expect(test.followed.changes.revision).toBe(revision);
});

it('a change is noticed after a reader that names the largest number as the newest revision', async () => {
  const stream = await follow({ 'x-content-heard': String(Number.MAX_SAFE_INTEGER) });
  const { changes } = test.followed;
  const reading = { tables: ['albums'], revision: changes.revision };
  expect(changes.isCurrent(reading)).toBe(true);
  changes.announce(['albums']);
  expect(changes.isCurrent(reading)).toBe(false);
  stream.answer.destroy();
});

it('the stream of changes sends all tables first, then each change, with heartbeats, and ends with the API', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stream = await follow();
  expect(stream.answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  await vi.waitFor(() => expect(stream.events()).toHaveLength(1));
  expect(stream.events()).toEqual([{ revision: test.followed.changes.revision, tables: null }]);
  await sql`update albums set label = label`.execute(test.database);
  await vi.waitFor(() => expect(stream.events()).toHaveLength(2));
  expect(stream.events()[1]).toEqual({ revision: test.followed.changes.revision, tables: ['albums'] });
  vi.advanceTimersByTime(5_000);
  await vi.waitFor(() => expect(stream.text()).toMatch(/\n:\n\n$/));
  await test.api.close();
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true));
});
