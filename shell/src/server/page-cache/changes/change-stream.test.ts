import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testServer } from '../../../testing/servers/test-server.ts';
import { followChanges } from './change-stream.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';

/** Follows the changes of an API whose responses a test defines. */
async function follow(listener: RequestListener, silence?: number) {
  const [changes, silences]: [ContentChange[], number[]] = [[], []];
  const stop = followChanges(
    await testServer(listener),
    {
      secret: 'ours',
      lastSeenRevision: () => changes.at(-1)?.revision ?? Number.NEGATIVE_INFINITY,
      onChange: (change) => changes.push(change),
      onSilence: () => silences.push(changes.length),
    },
    silence,
  );
  onTestFinished(stop);
  return { changes, silences, stop };
}

it('the change stream reads changes from split chunks and ignores comments', async () => {
  const { changes } = await follow((request, response) => {
    expect([request.url, request.headers.authorization]).toEqual(['/internal/changes', 'Bearer ours']);
    response.writeHead(200);
    response.write(': hello\n\ndata: {"revision":1,"tab');
    setTimeout(() => response.write('les":null}\n\ndata: {"revision":2,"tables":["events"]}\n\n'), 20);
  });
  await vi.waitFor(() =>
    expect(changes).toEqual([
      { revision: 1, tables: null },
      { revision: 2, tables: ['events'] },
    ]),
  );
});

it('the change stream asks no API on another machine, which would get the secret of this folder', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers.host);
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const listener = { secret: 'ours', onChange: () => {}, onSilence: () => {} };
  // Both reach this server; only the second one is a name of this machine.
  for (const host of ['127.0.0.2', '127.0.0.1']) onTestFinished(followChanges(`http://${host}:${port}/`, listener));
  onTestFinished(() => void server.close());
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2), { timeout: 20_000 });
  expect(new Set(asked)).toEqual(new Set([`127.0.0.1:${port}`]));
});

it('the change stream sends the last heard revision when it connects', async () => {
  const heard: string[] = [];
  await follow((request, response) => {
    heard.push(String(request.headers['x-content-heard']));
    response.writeHead(200).end('data: {"revision":7,"tables":null}\n\n');
  });
  await vi.waitFor(() => expect(heard.slice(0, 2)).toEqual(['-Infinity', '7']), { timeout: 20_000 });
});

it.each<[string, RequestListener]>([
  ['ends', (_, response) => response.writeHead(200).end('data: {"revision":1,"tables":null}\n\n')],
  ['fails', (_, response) => response.writeHead(503).end()],
  ['breaks off', (request) => request.socket.destroy()],
  ['sends what is no change', (_, response) => response.writeHead(200).write('data: {"revision":"x"}\n\n')],
  ['sends a line without an end', (_, response) => response.writeHead(200).write('x'.repeat(100_000))],
  ['is silent before its answer', () => {}],
  ['is silent after it', (_, response) => response.writeHead(200).flushHeaders()],
])('the change stream reconnects when the API %s', async (_, listener) => {
  const { silences, stop } = await follow(listener, 60);
  await vi.waitFor(() => expect(silences.length).toBeGreaterThan(2));
  stop();
  const reported = silences.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(silences.length).toBe(reported);
});
