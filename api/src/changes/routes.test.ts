import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startDeadline, startFollowingApi } from '../testing/test-api.ts';
import type { ContentChange } from './content-changes.ts';

let test: Awaited<ReturnType<typeof startFollowingApi>>;
let port: number;
beforeAll(async () => {
  test = await startFollowingApi();
  await test.api.listen({ port: 0, host: '127.0.0.1' });
  port = (test.api.server.address() as AddressInfo).port;
}, startDeadline);
afterAll(async () => {
  await test.close();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Reads the stream until its end. */
async function follow() {
  let text = '';
  let hasEnded = false;
  const asked = request({ port, path: '/internal/changes' });
  asked.end();
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve).on('error', reject);
  });
  answer.setEncoding('utf8').on('data', (part: string) => (text += part));
  answer.on('end', () => (hasEnded = true));
  const events = () =>
    [...text.matchAll(/^data: (.+)\n\n/gm)].map(([, json = '']) => JSON.parse(json) as ContentChange);
  return { answer, events, text: () => text, hasEnded: () => hasEnded };
}

it('the stream of changes begins with everything, then tells each, with a sign of life between, and ends with the API', async () => {
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
