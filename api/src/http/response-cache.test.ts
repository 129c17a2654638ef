import fastify from 'fastify';
import { expect, it } from 'vitest';
import { ContentChanges } from '../changes/content-changes.ts';
import { sendContentHeaders } from '../changes/content-headers.ts';
import { addReads } from '../changes/record-reads.ts';
import { cacheResponses } from './response-cache.ts';

function counting(maxBytes?: number) {
  const api = fastify();
  let calls = 0;
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
    return { calls: (calls += 1) };
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
    return reply.header('ETag', 'W/"a"').header('Access-Control-Allow-Origin', '*').type('text/calendar').send('BEGIN');
  });
  api.post('/events', () => answer('events'));
  const ask = async (url: string) => (await api.inject(url)).json<{ calls: number }>().calls;
  return { api, changes, ask, calls: () => calls };
}

it('the response cache keeps a response for its address until one of its tables changes', async () => {
  const { api, changes, ask } = counting();
  expect(await ask('/events')).toBe(1);
  expect(await ask('/events')).toBe(1);
  expect(await ask('/events?lang=en')).toBe(2);
  changes.announce(['news']);
  const again = await api.inject('/events');
  expect(again.json()).toEqual({ calls: 1 });
  expect(again.headers['content-type']).toMatch('application/json');
  changes.announce(['halls']);
  expect(await ask('/events')).toBe(3);
  changes.announce(null);
  expect(await ask('/events')).toBe(4);
});

it('the response cache sends a cached response to scripts of other origins, too, where its route allows them', async () => {
  const { api } = counting();
  const origins = [];
  for (let time = 0; time < 2; time++) origins.push((await api.inject('/feed')).headers['access-control-allow-origin']);
  expect(origins).toEqual(['*', '*']);
});

it('the response cache sends the newest revision with a cached response', async () => {
  const { api, changes } = counting();
  const revisionOf = async () => (await api.inject('/events')).headers['x-content-revision'];
  expect(await revisionOf()).toBe(String(changes.revision));
  changes.announce(['news']);
  expect(await revisionOf()).toBe(String(changes.revision));
});

it('the response cache does not keep a response whose tables changed while it was read', async () => {
  const { api, changes, ask } = counting();
  const before = changes.revision;
  const { headers } = await api.inject('/slow');
  expect(headers).toMatchObject({ 'x-content-tables': 'events', 'x-content-revision': String(before) });
  expect(await ask('/slow')).toBe(2);
});

it('the response cache keeps no failures, no forms and no responses that are private', async () => {
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

it('the response cache is not used while announcements of changes do not arrive', async () => {
  const { changes, ask } = counting();
  expect(await ask('/events')).toBe(1);
  changes.setHearing(false);
  expect(await ask('/events')).toBe(2);
  expect(await ask('/events')).toBe(3);
  changes.setHearing(true);
  expect(await ask('/events')).toBe(4);
  expect(await ask('/events')).toBe(4);
});

it('the response cache keeps feeds with their headers, and answers 304 when the client’s copy is current', async () => {
  const { api, calls } = counting();
  await api.inject('/feed');
  const cached = await api.inject('/feed');
  expect([cached.body, cached.headers.etag, cached.headers['content-type']]).toEqual([
    'BEGIN',
    'W/"a"',
    'text/calendar',
  ]);
  const unchanged = await api.inject({ url: '/feed', headers: { 'if-none-match': '"b", "a"' } });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(calls()).toBe(1);
});

it('the response cache drops the entry that was unused for longest when it is full', async () => {
  // Each entry takes 2 × (11 + 9) + 512 bytes; one entry may take an eighth of the cache.
  const { ask } = counting(8 * 553);
  for (let address = 1; address <= 8; address++) await ask(`/events?${address}`);
  expect(await ask('/events?1')).toBe(1);
  await ask('/events?9');
  expect(await ask('/events?1')).toBe(1);
  expect(await ask('/events?2')).toBe(10);
});
