import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, startFakeFront } from '../../../testing/servers/fake-caching-proxy.ts';
import { AssetCache } from './asset-cache.ts';

let site: Awaited<ReturnType<typeof startFakeFront>>;
const file = '/assets/shell/1a2b/browser/main.js';
const immutable = 'public, max-age=31536000, immutable';

beforeAll(async () => {
  site = await startFakeFront((url): FakeAnswer => {
    if (url.includes('missing')) return { status: 404, headers: { 'Cache-Control': immutable } };
    return {
      headers: {
        'Content-Type': 'text/javascript',
        'Cache-Control': url.includes('changing') ? 'public, max-age=60' : immutable,
        'X-Request-Id': String(site.asked.length),
        ETag: '"first"',
      },
      body: `file ${url}`,
    };
  });
});
beforeEach(() => {
  site.front.goLive();
  site.asked.length = 0;
});
afterAll(() => site.stop());

/** A plain request: `fetch` would add an `Accept-Encoding` of its own. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = httpRequest({ port: site.port, path, headers, method, agent: false }, (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: body.toString('base64') }),
        reject,
      );
    });
    request.on('error', reject).end();
  });
}

describe('the asset cache', () => {
  it.each(['br', 'gzip, deflate', ''])(
    'requests a file of a release once and sends the worker’s response again: Accept-Encoding %s',
    async (accepted) => {
      const [first, second] = [
        await get(file, { 'Accept-Encoding': accepted }),
        await get(file, { 'Accept-Encoding': accepted, 'User-Agent': 'another' }),
      ];
      const { date: _date, 'x-request-id': id, ...headers } = first.headers;
      const { date, ...cached } = second.headers;
      expect(id).toBeDefined();
      expect(date).toBeDefined();
      expect({ ...second, headers: cached }).toEqual({ ...first, headers });
      expect(site.asked).toHaveLength(1);
    },
  );

  it('stores a file separately for each encoding', async () => {
    for (const accepted of ['br', 'gzip', 'br', 'gzip']) {
      const { headers } = await get(file, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(accepted === 'br' ? 'br' : undefined);
    }
    expect(site.asked).toHaveLength(2);
  });

  it.each<[string, string, Record<string, string>]>([
    ['HEAD', file, {}],
    ['GET', file, { Range: 'bytes=0-3' }],
    ['GET', file, { 'If-None-Match': '"first"' }],
    ['GET', file, { 'If-Modified-Since': 'Fri, 20 Nov 2026 12:00:00 GMT' }],
    ['GET', file, { 'Accept-Encoding': 'br,'.repeat(100) }],
    ['GET', `${file}?x=1`, {}],
    ['GET', '/assets/shell/1a2b/browser/changing.js', {}],
    ['GET', '/assets/shell/1a2b/browser/missing.js', {}],
    ['GET', `/assets/shell/1a2b/browser/${'long'.repeat(300)}.js`, {}],
  ])('passes on each request that is not for a whole immutable file: %s %s %j', async (...asked) => {
    const [method, path, headers] = asked;
    await get(file);
    await get(path, headers, method);
    await get(path, headers, method);
    expect(site.asked.map(({ url }) => url)).toEqual([file, path, path]);
  });

  it('requests a file again when other releases are live or the canary changes', async () => {
    await get(file);
    site.front.goLive();
    await get(file);
    site.front.switchCanary();
    await get(file);
    expect(site.asked).toHaveLength(3);
  });
});

describe('a worker’s response in the asset cache', () => {
  const request = { method: 'GET', url: file, headers: {} } as IncomingMessage;
  const answerOf = () => Object.assign(new PassThrough(), { statusCode: 200, headers: { 'cache-control': immutable } });
  const isCached = (cache: AssetCache) => {
    const response = { writeHead: vi.fn(() => response), end: vi.fn() };
    return cache.send(request, response as unknown as ServerResponse);
  };

  it.each([
    ['is stored when it was complete', 'end', true],
    ['is not stored when it broke off', 'destroy', false],
  ] as const)('%s', async (_title, end, expected) => {
    const [cache, answer] = [new AssetCache(), answerOf()];
    cache.store(request, answer as unknown as IncomingMessage);
    answer.write('half');
    await turn();
    answer[end]();
    await turn();
    expect(isCached(cache)).toBe(expected);
  });

  it('is not held in memory where it is longer than any that is stored', () => {
    const [cache, answer] = [new AssetCache(), answerOf()];
    Object.assign(answer.headers, { 'content-length': '20000000' });
    cache.store(request, answer as unknown as IncomingMessage);
    expect(answer.listenerCount('data')).toBe(0);
  });

  it('is not stored when other releases went live after its request', async () => {
    const [cache, answer] = [new AssetCache(), answerOf()];
    cache.store(request, answer as unknown as IncomingMessage);
    cache.forget();
    answer.end('file');
    await vi.waitFor(() => expect(answer.readableEnded).toBe(true), { timeout: 20_000 });
    expect(isCached(cache)).toBe(false);
  });
});
