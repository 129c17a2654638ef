import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { writeCachedHead } from './cached-response-head.ts';

afterEach(() => vi.restoreAllMocks());

const ofPage: [number, string[]] = [200, ['content-type', 'text/plain', 'Content-Length', '4']];
const unchanged: [number, string[]] = [304, ['etag', 'W/"a"']];
const last = 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n';
const next = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';

/** The bytes sent by a server that answers all requests with the same page, and how often Node made the response's head. */
async function send(requests: string, [status, own] = ofPage): Promise<{ sent: string; made: number }> {
  const making = vi.spyOn(ServerResponse.prototype, 'writeHead').mockClear();
  const address = await testServer((request, response) => {
    writeCachedHead(response, status, own).end(request.method === 'HEAD' || status === 304 ? undefined : 'page');
  });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(requests);
  const sent = await text(socket);
  return { sent: sent.replaceAll(/Date: .+/g, 'Date: …'), made: making.mock.calls.length };
}

const kept = `HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\nContent-Length: 4\r\nDate: …\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n`;

it('the cached head of a response is made once a second (fails if Node stores it elsewhere)', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20));
  const first = await send(next.repeat(3) + last);
  const [head = ''] = first.sent.split('page');
  expect(head.replace(/timeout=\d+/, 'timeout=65')).toBe(kept);
  expect(first.sent.split('page').slice(0, 3)).toEqual([head, head, head]);
  // Node makes one head for connections that stay open, and one for the connection that closes.
  expect(first.made).toBe(2);
  now.mockReturnValue(Date.UTC(2026, 10, 20, 0, 0, 1));
  expect((await send(next + last)).made).toBe(2);
  expect((await send(next + last)).made).toBe(1);
});

it('the cached head says “Connection: close” to clients that close and to HTTP/1.0 clients', async () => {
  for (const request of [last, 'GET / HTTP/1.0\r\n\r\n'])
    expect((await send(request)).sent).toContain('Connection: close\r\n\r\npage');
});

it('a HEAD request gets the cached head only, and the next GET request its page', async () => {
  const { sent } = await send(next + next.replace('GET', 'HEAD') + last);
  expect(sent.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
  expect(sent.match(/\r\n\r\npage/g)).toHaveLength(2);
});

it('the cached head is sent again for a status 304, without a body', async () => {
  const { sent } = await send(next.repeat(2) + last, unchanged);
  expect(sent.match(/HTTP\/1\.1 304 Not Modified/g)).toHaveLength(3);
  expect(sent).not.toContain('\r\n\r\npage');
});
