import fastify from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { serveApiFiles } from './files/api-files.ts';
import { proxyApi } from './api-proxy.ts';

it('the API proxy answers 503 when the API hangs', async () => {
  const api = createServer(() => {});
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = fastify();
  await proxyApi(site, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/`, timeout: 100 });

  const answer = await site.inject('/api/news?lang=en');
  expect([answer.statusCode, answer.json()]).toEqual([503, { message: 'The service is not available at the moment.' }]);
  await site.close();
  api.closeAllConnections();
  api.close();
});

it('the API proxy asks an API that answers 503 once', async () => {
  let asked = 0;
  const api = createServer((_request, response) => {
    asked += 1;
    response.writeHead(503, { 'Retry-After': '2' }).end('{"message":"busy"}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = fastify();
  await proxyApi(site, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/` });
  const { statusCode, headers, body } = await site.inject('/api/news');
  expect([statusCode, headers['retry-after'], body, asked]).toEqual([503, '2', '{"message":"busy"}', 1]);
  await site.close();
  api.closeAllConnections();
  api.close();
});

it.each([
  ['endless', { size: 1_000_000, time: 200 }],
  ['huge', { size: 10_000, time: 60_000 }],
])('the API proxy breaks off a response that is %s', async (_, bounds) => {
  const api = createServer((_request, response) => {
    const trickle = setInterval(() => response.write('a'.repeat(1_000)), 5);
    response.on('close', () => clearInterval(trickle));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = fastify();
  await proxyApi(site, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/`, bounds });
  const url = await site.listen({ port: 0, host: '127.0.0.1' });
  // A slow machine may break it off before its headers are sent.
  await expect(fetch(`${url}/api/news`).then((answer) => answer.text())).rejects.toThrow();
  await site.close();
  api.closeAllConnections();
  api.close();
});

it('the API proxy does not pass on the headers of the API’s connection', async () => {
  const api = createServer((_request, response) => {
    response
      .writeHead(200, { Connection: 'keep-alive, X-Own', 'Keep-Alive': 'timeout=72', 'Content-Length': '2' })
      .end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = fastify();
  await proxyApi(site, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/` });
  const { headers, body } = await site.inject('/api/news');
  expect([headers.connection, headers['keep-alive'], body]).not.toContain('timeout=72');
  expect(headers.connection).not.toBe('keep-alive, X-Own');
  expect(body).toBe('{}');
  await site.close();
  api.closeAllConnections();
  api.close();
});

it('the API proxy does not reach the API’s internal addresses, in whatever spelling', async () => {
  const asked: (string | undefined)[] = [];
  const api = createServer((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = fastify();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/`;
  await proxyApi(site, { apiUrl });
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
  await site.close();
  api.close();
});

/** Sends a request with the target byte for byte, and returns the beginning of the status line. */
async function rawStatus(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ofgc.example\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('latin1', 0, 12);
}
