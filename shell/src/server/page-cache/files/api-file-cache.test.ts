import { describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, type FakeFront, useFakeFront } from '../../../testing/servers/fake-caching-proxy.ts';
import { ReceivedChanges } from '../changes/received-changes.ts';
import { readWorkerResponse, type WorkerResponse } from '../renders/worker-response.ts';
import { ApiFileCache } from './api-file-cache.ts';

let site: FakeFront;
const text = 'BEGIN:VCALENDAR END:VCALENDAR';
let isBroken = false;
/** More than the site caches of one file. */
const large = 'a'.repeat(9 * 1024 * 1024);
let isLarge = false;

useFakeFront(
  (url): FakeAnswer => {
    if (isBroken) return { status: 503 };
    if (isLarge && url.startsWith('/documentos/'))
      return {
        headers: { 'Content-Encoding': 'identity', 'X-Page-Tables': 'events', 'X-Page-Revision': '9' },
        body: large,
      };
    if (url.includes('bogus')) return { status: 400, headers: { 'Cache-Control': 'no-store' }, body: 'a page' };
    return {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Last-Modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
        ETag: '"first"',
        ...(!url.startsWith('/eventos/') && { 'X-Page-Tables': 'events', 'X-Page-Revision': String(site.revision) }),
      },
      body: text,
    };
  },
  (front) => void (site = front),
);

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } });

describe('a cached file of the API', () => {
  it('is requested once, also when many visitors ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get('/calendario.ics')));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set([text]));
    expect((await get('/calendario.ics')).headers.get('Cache-Status')).toBe('files; hit');
    expect(site.asked).toHaveLength(1);
  });

  it.each([
    ['bytes=0-4', 206, 'bytes 0-4/29', 'BEGIN'],
    ['bytes=0-0', 206, 'bytes 0-0/29', 'B'],
    ['bytes=16-', 206, 'bytes 16-28/29', 'END:VCALENDAR'],
    ['bytes=16-9999', 206, 'bytes 16-28/29', 'END:VCALENDAR'],
    ['bytes=-8', 206, 'bytes 21-28/29', 'CALENDAR'],
    ['bytes=29-', 416, 'bytes */29', ''],
    ['bytes=-0', 416, 'bytes */29', ''],
    ['bytes=-30', 200, null, text],
    ['bytes=5-2', 200, null, text],
    ['bytes=0-1,4-5', 200, null, text],
    ['lines=0-4', 200, null, text],
    ['bytes=', 200, null, text],
  ])('answers the range %s without a worker', async (range, status, contentRange, body) => {
    const answer = await get('/calendario.ics', { Range: range });
    expect([answer.status, answer.headers.get('Content-Range'), await answer.text()]).toEqual([
      status,
      contentRange,
      body,
    ]);
    expect(answer.headers.get('Content-Length')).toBe(String(body.length));
    expect(site.asked).toEqual([]);
  });

  it.each([
    ['"first"', 206],
    ['"other"', 200],
    ['W/"first"', 200],
    ['Fri, 20 Nov 2026 12:00:00 GMT', 206],
    ['Fri, 20 Nov 2026 12:00:01 GMT', 200],
  ])('answers a range only if the validator matches: If-Range %s is %i', async (condition, status) => {
    expect((await get('/calendario.ics', { Range: 'bytes=0-4', 'If-Range': condition })).status).toBe(status);
  });

  it.each([
    [{ 'If-None-Match': '"first"' }, 304],
    [{ 'If-None-Match': '"other"', 'If-Modified-Since': 'Fri, 20 Nov 2026 12:00:00 GMT' }, 200],
    [{ 'If-Modified-Since': 'Fri, 20 Nov 2026 12:00:00 GMT' }, 304],
    [{ 'If-Modified-Since': 'Fri, 20 Nov 2026 11:00:00 GMT' }, 200],
    [{ 'If-Modified-Since': 'yesterday' }, 200],
  ])('answers a conditional request without a worker: %j is %i', async (headers, status) => {
    expect((await get('/calendario.ics', headers as unknown as Record<string, string>)).status).toBe(status);
  });

  it('answers HEAD with the same headers as GET', async () => {
    const [whole, head] = [await get('/calendario.ics'), await get('/calendario.ics', {}, 'HEAD')];
    const validators = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)));
    expect(validators(head)).toEqual(validators(whole));
    expect(await head.text()).toBe('');
  });

  it('is compressed if the visitor accepts it', async () => {
    const answer = await get('/calendario.ics', { 'Accept-Encoding': 'gzip' });
    expect([answer.headers.get('Content-Encoding'), await answer.text()]).toEqual(['gzip', text]);
  });

  it('is requested again after a change of its tables', async () => {
    await get('/calendario.ics');
    site.change(['news']);
    site.change(['events']);
    await vi.waitFor(async () => {
      expect((await get('/calendario.ics')).headers.get('Cache-Status')).toBe('files; fwd=miss');
    });
    expect((await get('/calendario.ics')).headers.get('Cache-Status')).toBe('files; hit');
  });

  it('is sent as a fallback while it cannot be requested again', async () => {
    await get('/calendario.ics');
    isBroken = true;
    site.change(['events']);
    await vi.waitFor(async () => {
      expect((await get('/calendario.ics')).headers.get('Cache-Status')).toBe('files; hit; detail=outage');
    });
    expect((await get('/en/calendario.ics')).status).toBe(503);
    isBroken = false;
  });

  it('is passed through when it becomes too large for the cache', async () => {
    const path = '/documentos/7/memoria.pdf';
    expect(await (await get(path)).text()).toBe(text);
    isLarge = true;
    site.change(['events']);
    await vi.waitFor(async () => expect(await (await get(path)).text()).toHaveLength(large.length));
    expect((await get(path)).headers.get('Cache-Status')).toBeNull();
    isLarge = false;
  });

  it('is not stored when it names no tables or has an error status', async () => {
    for (const path of ['/eventos/43.ics', '/eventos/43.ics', '/calendario.ics?bogus=1', '/calendario.ics?bogus=1'])
      expect((await get(path)).headers.get('Cache-Status')).toBe('files; fwd=miss');
    expect(site.asked).toHaveLength(4);
  });
});

it('a file is sent for a day from when the API fell silent, however long ago it was fetched', async () => {
  const hour = 3_600_000;
  let now = 0;
  const changes = new ReceivedChanges(() => now);
  changes.note({ revision: 1, tables: null });
  const made = () => readWorkerResponse(200, { 'x-page-tables': 'events', 'x-page-revision': '1' }, Buffer.from(text));
  let fetched: WorkerResponse | undefined = made();
  const files = new ApiFileCache({ fetch: async () => fetched, changes, maxBytes: 1_000_000, now: () => now });
  await files.find('/calendario.ics');
  now += 25 * hour;
  fetched = undefined;
  changes.fallSilent();
  now += 1_000;
  expect(await files.find('/calendario.ics')).toMatchObject({ origin: 'outage' });
  now += 23 * hour;
  expect(await files.find('/calendario.ics')).toMatchObject({ origin: 'outage' });
  now += hour;
  expect(await files.find('/calendario.ics')).toBe('unshared');
});
