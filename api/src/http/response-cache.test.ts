import fastify from 'fastify';
import { expect, it } from 'vitest';
import { ContentChanges } from '../changes/content-changes.ts';
import { sendContentHeaders } from '../changes/content-headers.ts';
import { addReads } from '../changes/record-reads.ts';
import { cacheResponses } from './response-cache.ts';

function counting(maxBytes?: number) {
  const api = fastify();
  let asked = 0;
  const changes = new ContentChanges();
  changes.setHearing(true);
  const followed = {
    changes,
    relations: { tablesOf: (relation: string) => [relation], isContent: (table: string) => table !== 'visitors' },
  };
  sendContentHeaders(api, followed);
  cacheResponses(api, followed, maxBytes);
  const answer = async (...tables: string[]) => {
    addReads(tables);
    await Promise.resolve();
    return { asked: (asked += 1) };
  };
  api.get('/events', () => answer('events', 'halls'));
  api.get('/slow', async () => {
    const body = await answer('events');
    changes.announce(['events']);
    return body;
  });
  api.get('/visitors', () => answer('events', 'visitors'));
  api.get('/own', (_request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    return answer('events');
  });
  api.get('/bad', (_request, reply) => {
    void reply.code(404);
    return answer('events');
  });
  api.get('/feed', async (_request, reply) => {
    await answer('events');
    return reply.header('ETag', 'W/"a"').type('text/calendar').send('BEGIN');
  });
  api.post('/events', () => answer('events'));
  const ask = async (url: string) => (await api.inject(url)).json<{ asked: number }>().asked;
  return { api, changes, ask, asked: () => asked };
}

it('asks once for the same address until one of its tables changes, and tells addresses apart', async () => {
  const { api, changes, ask } = counting();
  expect(await ask('/events')).toBe(1);
  expect(await ask('/events')).toBe(1);
  expect(await ask('/events?lang=en')).toBe(2);
  changes.announce(['news']);
  const again = await api.inject('/events');
  expect(again.json()).toEqual({ asked: 1 });
  expect(again.headers['content-type']).toMatch('application/json');
  changes.announce(['halls']);
  expect(await ask('/events')).toBe(3);
  changes.announce(null);
  expect(await ask('/events')).toBe(4);
});

it('tells of a cached response the newest revision, for it is as good as one that is read now', async () => {
  const { api, changes } = counting();
  const revisionOf = async () => (await api.inject('/events')).headers['x-content-revision'];
  expect(await revisionOf()).toBe(String(changes.revision));
  changes.announce(['news']);
  expect(await revisionOf()).toBe(String(changes.revision));
});

it('does not keep what was read while it changed, and tells the revision from before', async () => {
  const { api, changes, ask } = counting();
  const before = changes.revision;
  const { headers } = await api.inject('/slow');
  expect(headers).toMatchObject({ 'x-content-tables': 'events', 'x-content-revision': String(before) });
  expect(await ask('/slow')).toBe(2);
});

it('keeps neither failures nor forms nor what may not be kept', async () => {
  const { api, ask } = counting();
  for (const address of ['/bad', '/own', '/visitors']) {
    const first = await ask(address);
    expect(await ask(address), address).toBe(first + 1);
  }
  expect((await api.inject('/bad')).headers).toHaveProperty('x-content-revision');
  for (const address of ['/own', '/visitors'])
    expect((await api.inject(address)).headers, address).not.toHaveProperty('x-content-revision');
  const posts = [
    await api.inject({ method: 'POST', url: '/events' }),
    await api.inject({ method: 'POST', url: '/events' }),
  ];
  expect(posts[0]?.json()).not.toEqual(posts[1]?.json());
});

it('uses nothing while the announcements do not arrive', async () => {
  const { changes, ask } = counting();
  expect(await ask('/events')).toBe(1);
  changes.setHearing(false);
  expect(await ask('/events')).toBe(2);
  expect(await ask('/events')).toBe(3);
  changes.setHearing(true);
  expect(await ask('/events')).toBe(4);
  expect(await ask('/events')).toBe(4);
});

it('keeps feeds with their headers, and answers 304 where a copy is current', async () => {
  const { api, asked } = counting();
  await api.inject('/feed');
  const cached = await api.inject('/feed');
  expect([cached.body, cached.headers.etag, cached.headers['content-type']]).toEqual([
    'BEGIN',
    'W/"a"',
    'text/calendar',
  ]);
  const unchanged = await api.inject({ url: '/feed', headers: { 'if-none-match': '"b", "a"' } });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(asked()).toBe(1);
});

it('is no larger than it may be: what was not asked for the longest is dropped', async () => {
  // Each entry takes 2 × (11 + 9) + 512 bytes; one entry may take an eighth of the cache.
  const { ask } = counting(8 * 553);
  for (let address = 1; address <= 8; address++) await ask(`/events?${address}`);
  expect(await ask('/events?1')).toBe(1);
  await ask('/events?9');
  expect(await ask('/events?1')).toBe(1);
  expect(await ask('/events?2')).toBe(10);
});
