import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  type FakeAnswer,
  type FakeFront,
  startFakeFront,
  useFakeFront,
} from '../../testing/servers/fake-caching-proxy.ts';

let site: FakeFront;
/** Bodies of pages that a test has changed, by address. */
const bodies = new Map<string, string>();

useFakeFront(
  (url): FakeAnswer => {
    if (url.startsWith('/visitors/')) return { headers: { 'Cache-Control': 'no-store' } };
    const isMissing = url.startsWith('/missing');
    return {
      status: isMissing ? 404 : 200,
      headers: {
        'Cache-Control': isMissing ? 'no-store' : 'public, max-age=0',
        ETag: `W/"${bodies.get(url) ?? 'first'}"`,
        'X-Page-Tables': 'events',
        'X-Page-Revision': String(site.revision),
      },
      body: bodies.get(url) ?? `page ${url}`,
    };
  },
  (front) => void (site = front),
);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** A plain request: `fetch` adds headers of its own, and rewrites addresses. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port: site.port, path, headers, method, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    });
    request.on('error', reject).end();
  });
}
const statusOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).headers['cache-status'];

describe('a cached page', () => {
  it('is sent without a worker', async () => {
    expect(await statusOf('/kept')).toBe('pages; fwd=miss');
    const again = await get('/kept');
    expect(again.headers['cache-status']).toBe('pages; hit');
    expect(again.body.toString()).toBe('page /kept');
    expect(site.asked).toHaveLength(1);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0, *;q=0', undefined],
    ['zstd, x-gzip', undefined],
    [',,;q=;br;;', undefined],
    ['', undefined],
    ['br;q=nonsense', undefined],
  ])('is sent for Accept-Encoding "%s" as %s', async (accepted, encoding) => {
    const { headers, body } = await get('/kept', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe('page /kept');
    expect(site.asked).toEqual([]);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const [whole, head] = [await get('/kept'), await get('/kept', {}, 'HEAD')];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  });

  it.each([
    'W/"first"',
    '"first"',
    '*',
    'W/"other", W/"first"',
    Array.from({ length: 1_000 }, (_, n) => `"${n}"`).join(',') + ',W/"first"',
  ])('answers 304 when its tag matches: If-None-Match %s', async (condition) => {
    const { status, headers, body } = await get('/kept', { 'If-None-Match': condition, 'Accept-Encoding': 'br' });
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers).toMatchObject({ etag: 'W/"first"', 'cache-control': 'public, max-age=0', vary: 'Accept-Encoding' });
  });

  it.each(['W/"other"', 'first', '"fir', '""', Array.from({ length: 1_000 }, (_, n) => `"${n}"`).join()])(
    'answers 200 when its tag does not match: If-None-Match %s',
    async (condition) => expect((await get('/kept', { 'If-None-Match': condition })).status).toBe(200),
  );

  it('is sent whole when a range is requested', async () => {
    const { status, headers, body } = await get('/kept', { Range: 'bytes=0-3', 'If-Range': 'W/"first"' });
    expect([status, body.toString()]).toEqual([200, 'page /kept']);
    expect(headers['content-range']).toBeUndefined();
  });

  it('is sent without the worker’s headers for the cache', async () => {
    const names = Object.keys((await get('/kept')).headers);
    expect(names.filter((name) => name.startsWith('x-page'))).toEqual([]);
  });
});

it('the caching proxy keeps a visitor’s headers out of the rendering for all and out of the page’s key', async () => {
  const poison = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'http',
    'X-Forwarded-For': '192.0.2.7',
    'X-Original-URL': '/admin',
    'Accept-Language': 'en',
    Cookie: 'i18n_redirected=en; session=1',
    Authorization: 'Basic YTpi',
    'Cache-Control': 'no-cache',
    'X-Page-Revision': '9',
  };
  await get('/poisoned', poison);
  expect(Object.keys(site.asked[0]?.headers ?? {}).toSorted()).toEqual([
    'accept-encoding',
    'connection',
    'host',
    'x-content-heard',
    'x-request-id',
  ]);
  expect(site.asked[0]?.headers.host).toBe('localhost');
  expect(await statusOf('/poisoned')).toBe('pages; hit');
  expect(await statusOf('/poisoned', poison)).toBe('pages; hit');
});

it.each(['/x/../kept', '/%6bept', '/kept/', '//kept'])(
  '%s is not cached, because a worker redirects it to the canonical address',
  async (path) => {
    await get(path);
    await get(path);
    expect(site.asked.map(({ url }) => url)).toEqual([path, path]);
  },
);

describe('a page for one visitor', () => {
  it('is requested each time, with the visitor’s headers', async () => {
    await get('/kept?enviado=C-123', { Cookie: 'a=1', 'X-Forwarded-For': '192.0.2.7' });
    await get('/kept?enviado=C-123');
    const [first] = site.asked.filter(({ url }) => url.includes('enviado'));
    expect(first?.headers).toMatchObject({ cookie: 'a=1', 'x-forwarded-for': '127.0.0.1' });
    expect(site.asked.filter(({ url }) => url.includes('enviado'))).toHaveLength(2);
  });

  it('is not stored when the worker’s response does not allow it', async () => {
    await get('/visitors/1');
    await get('/visitors/1');
    expect(site.asked).toHaveLength(2);
  });

  it('is requested from a worker for a POST', async () => {
    await get('/kept', { 'Content-Length': '0' }, 'POST');
    expect(site.asked).toHaveLength(1);
  });
});

describe('the home page', () => {
  it.each<[Record<string, string>, number, string | undefined]>([
    [{ 'accept-language': 'en-GB' }, 302, '/en'],
    [{ 'accept-language': 'en-GB', cookie: 'a=1; i18n_redirected=es' }, 200, undefined],
    [{ 'accept-language': 'es', cookie: 'i18n_redirected=en' }, 302, '/en'],
    [{ 'accept-language': 'es', cookie: 'xi18n_redirected=en' }, 200, undefined],
    [{}, 200, undefined],
  ])('for %j answers %i %s and stores nothing', async (headers, status, location) => {
    for (const path of ['/', '/?utm_source=x']) {
      const answer = await get(path, headers);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('redirects to English with a private response and the security headers', async () => {
    const { headers } = await get('/', { 'accept-language': 'en' });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Accept-Language, Cookie',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is cached once for all visitors who get Spanish', async () => {
    // An earlier test may have had it rendered.
    await get('/', { cookie: 'i18n_redirected=es; first=1' });
    site.asked.length = 0;
    const others: Record<string, string>[] = [
      { cookie: 'i18n_redirected=es; other=1' },
      { 'accept-language': 'fr' },
      {},
    ];
    for (const headers of others) {
      const { body, headers: answered } = await get('/', headers);
      expect([answered['cache-status'], body.toString()]).toEqual(['pages; hit', 'page /']);
    }
    expect(site.asked).toEqual([]);
  });
});

describe('a change of the content', () => {
  it('is told to workers with each request, whatever header the visitor sends', async () => {
    site.change(['events']);
    const asked = () => site.asked.map(({ headers }) => headers['x-content-heard']);
    await vi.waitFor(async () => {
      site.asked.length = 0;
      await get(`/visitors/${Math.random()}`, { 'X-Content-Heard': '9007199254740991' });
      expect(new Set(asked())).toEqual(new Set([String(site.revision)]));
    });
  });

  it('is on the page within the grace period', async () => {
    await get('/edited');
    await get('/edited');
    bodies.set('/edited', 'edited');
    site.change(['events']);
    await vi.waitFor(async () => expect((await get('/edited')).body.toString()).toBe('edited'), {
      interval: 20,
    });
    expect((await get('/edited', { 'If-None-Match': 'W/"first"' })).status).toBe(200);
  });

  it('is on the page although it was missed while the change stream was interrupted', async () => {
    await get('/missed');
    bodies.set('/missed', 'edited');
    site.hangUp();
    await vi.waitFor(async () => expect((await get('/missed')).body.toString()).toBe('edited'), {
      interval: 20,
    });
    await vi.waitFor(async () => expect(await statusOf('/missed')).toBe('pages; hit'));
  });
});

it('without workers, cached pages are served as an outage, and other requests wait for a worker', async () => {
  await get('/kept');
  const gone = site.workers.splice(0);
  site.change(null);
  await vi.waitFor(async () => expect(await statusOf('/kept')).toBe('pages; hit; detail=outage'));
  expect((await get('/kept')).status).toBe(200);
  const patient = get('/unknown-yet');
  setTimeout(() => site.workers.push(...gone), 200);
  expect((await patient).status).toBe(200);
});

it.each([
  ['that are shared', (number: number) => `/slow/${number}`],
  ['of visitors', (number: number) => `/slow/${number}?enviado=1`],
])('many slow pages of a section %s do not hold up another section', async (_, address) => {
  const slow = Promise.withResolvers<void>();
  const other = await startFakeFront(async (url) => {
    if (/^\/slow\/\d+/.test(url)) await slow.promise;
    return {};
  });
  try {
    await fetch(`${other.url}/slow/of-these-the-parameters-are-known`);
    const waiting = Array.from({ length: 12 }, async (_page, number) => fetch(other.url + address(number)));
    await vi.waitFor(() => expect(other.asked.length).toBeGreaterThan(1));
    expect((await fetch(`${other.url}/quick${new URL(other.url + address(1)).search}`)).status).toBe(200);
    slow.resolve();
    await Promise.all(waiting);
  } finally {
    slow.resolve();
    await other.stop();
  }
});
