import fastify from 'fastify';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { serveApiFiles } from './files/api-files.ts';
import { proxyApi } from './api-proxy.ts';

/** A site that passes on to an API; both end after the test. */
async function siteBefore(answer: RequestListener, options: Omit<Parameters<typeof proxyApi>[1], 'apiUrl'> = {}) {
  const [site, apiUrl] = [fastify(), await testServer(answer)];
  onTestFinished(() => site.close());
  await proxyApi(site, { apiUrl, ...options });
  return { site, apiUrl };
}

it('the API proxy answers 503 when the API hangs', async () => {
  const { site } = await siteBefore(() => {}, { timeout: 100 });
  const answer = await site.inject('/api/news?lang=en');
  expect([answer.statusCode, answer.json()]).toEqual([503, { message: 'The service is not available at the moment.' }]);
});

it('the API proxy asks an API that answers 503 once', async () => {
  let asked = 0;
  const { site } = await siteBefore((_request, response) => {
    asked += 1;
    response.writeHead(503, { 'Retry-After': '2' }).end('{"message":"busy"}');
  });
  const { statusCode, headers, body } = await site.inject('/api/news');
  expect([statusCode, headers['retry-after'], body, asked]).toEqual([503, '2', '{"message":"busy"}', 1]);
});

it.each([
  ['endless', { size: 1_000_000, time: 200 }],
  ['huge', { size: 10_000, time: 60_000 }],
])('the API proxy breaks off a response that is %s', async (_, bounds) => {
  const { site } = await siteBefore(
    (_request, response) => {
      const trickle = setInterval(() => response.write('a'.repeat(1_000)), 5);
      response.on('close', () => clearInterval(trickle));
    },
    { bounds },
  );
  const url = await site.listen({ port: 0, host: '127.0.0.1' });
  // A slow machine may break it off before its headers are sent.
  await expect(fetch(`${url}/api/news`).then((answer) => answer.text())).rejects.toThrow();
});

it('the API proxy does not pass on the headers of the API’s connection', async () => {
  const { site } = await siteBefore((_request, response) => {
    response
      .writeHead(200, { Connection: 'keep-alive, X-Own', 'Keep-Alive': 'timeout=72', 'Content-Length': '2' })
      .end('{}');
  });
  const { headers, body } = await site.inject('/api/news');
  expect([headers.connection, headers['keep-alive'], body]).not.toContain('timeout=72');
  expect(headers.connection).not.toBe('keep-alive, X-Own');
  expect(body).toBe('{}');
});

it('the API proxy does not reach the API’s internal addresses, in whatever spelling', async () => {
  const asked: (string | undefined)[] = [];
  const { site, apiUrl } = await siteBefore((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  serveApiFiles(site, {
    apiUrl,
    sendFailure: (_request, reply, { status }) => Promise.resolve(reply.code(status).send()),
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;

  const targets = [
    '/internal/changes',
    '//internal/changes',
    '/api/../internal/changes',
    '/api/%2e%2e/internal/changes',
    '/api/%2E%2E%2Finternal%2Fchanges',
    '/api/%252e%252e/internal/changes',
    '/api/..\\internal\\changes',
    '/api/..%5cinternal%5cchanges',
    '/api//../../internal/changes',
    '/api/./../internal/changes',
    '/api;/../internal/changes',
    '/documentos/..%2f..%2f..%2finternal/changes',
    '/eventos/..%2F..%2F..%2Finternal%2Fchanges%3f.ics',
    `http://127.0.0.1:${port}/internal/changes`,
  ];
  for (const target of [...targets, '/api/news']) await rawStatus(port, target);
  expect(asked.map((url) => new URL(url ?? '', apiUrl).pathname).filter((path) => !path.startsWith('/api/'))).toEqual(
    [],
  );
  expect(asked).toContain('/api/news');
});

/** Sends a request with the target byte for byte, and returns the beginning of the status line. */
async function rawStatus(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ofgc.example\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('latin1', 0, 12);
}
