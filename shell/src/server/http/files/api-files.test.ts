import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listening } from '../../../testing/servers/test-server.ts';
import type { FileFailure } from '../../../errors/route-error.ts';
import { serveApiFiles } from './api-files.ts';

const calendar = `BEGIN:VCALENDAR\r\n${'X-LONG:a\r\n'.repeat(500)}END:VCALENDAR\r\n`;
const failures: Record<string, [status: number, message: string]> = {
  '13': [400, '«mes» debe ser como máximo 12.'],
  none: [404, 'No se ha encontrado lo que busca.'],
  broken: [500, 'secret message of the machine'],
  busy: [503, 'Too many at once.'],
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  asked.push(`${request.method} ${request.url}`);
  const { searchParams } = new URL(request.url ?? '', 'http://api');
  if (searchParams.has('endless')) {
    response.on('close', () => (isLeft = true));
    return void response.writeHead(500).write('it has no end');
  }
  const failure = failures[searchParams.get('mes') ?? ''];
  if (failure) {
    response.writeHead(failure[0], {
      'Content-Type': 'application/json',
      ...(failure[0] === 503 && { 'Retry-After': '7' }),
    });
    return void response.end(JSON.stringify({ message: failure[1] }));
  }
  if (searchParams.has('late')) return;
  if (request.headers['if-none-match'] === 'W/"1"') return void response.writeHead(304, { ETag: 'W/"1"' }).end();
  const own = { 'Content-Type': 'text/calendar; charset=utf-8', ETag: 'W/"1"', 'Content-Disposition': 'inline' };
  if (request.headers.range === 'bytes=0-4')
    return void response.writeHead(206, { ...own, 'Content-Range': 'bytes 0-4/5000' }).end('BEGIN');
  response.writeHead(200, { ...own, 'Content-Length': calendar.length, Server: 'secret' }).end(calendar);
}

const asked: string[] = [];
/** The site has left an answer without end. */
let isLeft = false;
const api = createServer(answer);
let apiUrl: string;
let app: FastifyInstance;
let failed: FileFailure[] = [];

async function siteBefore(apiUrl: string, timeout?: number): Promise<FastifyInstance> {
  const site = fastify();
  await site.register(compress, { global: false });
  serveApiFiles(site, {
    apiUrl,
    ...(timeout && { timeout }),
    sendFailure: async (_request, reply, failure) => {
      failed.push(failure);
      return reply.code(failure.status).type('text/html').send('<h1>page</h1>');
    },
  });
  return site;
}

beforeAll(async () => {
  apiUrl = await listening(api);
  app = await siteBefore(apiUrl);
});
beforeEach(() => {
  asked.length = 0;
  failed = [];
});
afterAll(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('a file of the API', () => {
  it.each(['/social/%2e%2e', '/social/..', '/documentos/%2e%2e/x.pdf'])(
    'is 404 for %s, without a request to the API',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['/calendario.ics', '/api/calendar.ics?lang=es'],
    ['/en/calendario.ics?temporada=2627', '/api/calendar.ics?temporada=2627&lang=en'],
    ['/calendario.ics?lang=en', '/api/calendar.ics?lang=es'],
    ['/eventos/43.ics', '/api/events/43/calendar.ics?lang=es'],
    ['/eventos/43.ics?utm_source=mail', '/api/events/43/calendar.ics?lang=es'],
    ['/explora/actualidad/rss.xml?_=1&category=a%20b', '/api/news/rss.xml?category=a+b&lang=es'],
    ['/en/eventos/43/431.ics', '/api/events/43/performances/431/calendar.ics?lang=en'],
    ['/documentos/101/bases.pdf', '/api/documents/101/files/bases.pdf?lang=es'],
    ['/en/social/explora/historia.png', '/api/social-pictures/explora%2Fhistoria.png?lang=en'],
    ['/social/..%2F..%2Fevents.png', '/api/social-pictures/..%2F..%2Fevents.png?lang=es'],
    ['/eventos/..%2Fx/431.ics', '/api/events/..%2Fx/performances/431/calendar.ics?lang=es'],
  ])('%s is requested from %s', async (url, path) => {
    expect((await get(url)).statusCode).toBe(200);
    expect(asked).toEqual([`GET ${path}`]);
  });

  it('is sent byte for byte with its own headers, and no others of the API', async () => {
    const { body, headers } = await get('/calendario.ics');
    expect(body).toBe(calendar);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-length': String(calendar.length),
      'content-disposition': 'inline',
      etag: 'W/"1"',
    });
    expect(headers.server).toBeUndefined();
  });

  it('is compressed if the client accepts it', async () => {
    const { headers, rawPayload } = await get('/calendario.ics', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers['content-length']]).toEqual(['br', undefined]);
    expect(rawPayload.length).toBeLessThan(calendar.length / 4);
  });

  it('is answered with 304 when its tag matches', async () => {
    const { statusCode, headers, body } = await get('/calendario.ics', { 'if-none-match': 'W/"1"' });
    expect([statusCode, headers.etag, body]).toEqual([304, 'W/"1"', '']);
  });

  it('is sent in ranges, without compression', async () => {
    const { statusCode, headers, body } = await get('/calendario.ics', {
      range: 'bytes=0-4',
      'accept-encoding': 'br',
    });
    expect([statusCode, headers['content-range'], body]).toEqual([206, 'bytes 0-4/5000', 'BEGIN']);
  });

  it('answers HEAD with the same headers as GET', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/calendario.ics' });
    expect([statusCode, headers.etag, body]).toEqual([200, 'W/"1"', '']);
    expect(headers['content-length']).toBe(String(calendar.length));
    expect(asked).toEqual(['HEAD /api/calendar.ics?lang=es']);
  });
});

describe('a missing file of the API', () => {
  it.each([
    ['mes=13', { status: 400, reason: '«mes» debe ser como máximo 12.' }],
    ['mes=none', { status: 404, reason: 'No se ha encontrado lo que busca.' }],
    ['mes=broken', { status: 500, reason: undefined }],
  ])('with ?%s is answered with a page of the API’s status', async (query, failure) => {
    const { headers, body } = await get(`/calendario.ics?${query}`);
    expect(failed).toEqual([failure]);
    expect([headers['content-type'], body]).toEqual(['text/html', '<h1>page</h1>']);
  });

  it('says when to ask again, if the API does', async () => {
    const { statusCode, headers } = await get('/calendario.ics?mes=busy');
    expect([statusCode, headers['retry-after']]).toEqual([503, '7']);
    expect((await get('/calendario.ics?mes=none')).headers['retry-after']).toBeUndefined();
  });

  it('is answered with a page and 503 when the API does not answer in time', async () => {
    const impatient = await siteBefore(apiUrl, 50);
    expect((await impatient.inject('/calendario.ics?late=1')).statusCode).toBe(503);
    expect(failed).toEqual([{ status: 503 }]);
    await impatient.close();
  });

  it('is answered with a page when the API’s error never ends, and the API’s response is abandoned', async () => {
    expect((await app.inject('/calendario.ics?endless=1')).statusCode).toBe(500);
    await vi.waitFor(() => expect(isLeft).toBe(true));
  });

  it('is answered with a page and 503 when the API is down', async () => {
    // No process listens on port 9.
    const alone = await siteBefore('http://127.0.0.1:9/');
    expect((await alone.inject('/calendario.ics')).statusCode).toBe(503);
    await alone.close();
  });
});
