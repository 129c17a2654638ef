import { createApiClient } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { repeatLostCalls } from './repeat-lost-calls.ts';

/** The methods that reached an API that closes its first `closed` connections without an answer. */
async function callsTo(closed: number, method: 'get' | 'post') {
  const calls: (string | undefined)[] = [];
  const baseURL = await testServer((request, response) => {
    calls.push(request.method);
    if (calls.length <= closed) request.socket.destroy();
    else response.setHeader('Content-Type', 'application/json').end('{"data":1}');
  });
  const client = repeatLostCalls(createApiClient({ baseURL, locale: 'es' }));
  const answer = await client[method]('api/events').then(
    ({ data }: { data: unknown }) => data,
    (error: { code?: string }) => error.code,
  );
  return { calls, answer };
}

it('reads once more where a connection was closed before the answer', async () => {
  expect(await callsTo(1, 'get')).toEqual({ calls: ['GET', 'GET'], answer: { data: 1 } });
});

it('gives up after the second time, and never sends a form twice', async () => {
  expect(await callsTo(2, 'get')).toEqual({ calls: ['GET', 'GET'], answer: 'ECONNRESET' });
  expect(await callsTo(1, 'post')).toEqual({ calls: ['POST'], answer: 'ECONNRESET' });
});
