import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheResponses } from './response-cache.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function counting(milliseconds: number, maxBytes?: number) {
  const api = fastify();
  let asked = 0;
  cacheResponses(api, milliseconds, maxBytes);
  api.get('/good', async () => ({ asked: (asked += 1) }));
  api.get('/own', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ asked: (asked += 1) }));
  api.get('/bad', async (_request, reply) => reply.code(404).send({ asked: (asked += 1) }));
  api.post('/good', async () => ({ asked: (asked += 1) }));
  return api;
}

it('asks once for the same address within the moment, and tells addresses apart', async () => {
  const api = counting(60_000);
  expect((await api.inject('/good')).json()).toEqual({ asked: 1 });
  const again = await api.inject('/good');
  expect(again.json()).toEqual({ asked: 1 });
  expect(again.headers['content-type']).toMatch('application/json');
  expect((await api.inject('/good?lang=en')).json()).toEqual({ asked: 2 });
});

it('keeps neither failures nor what changes or may not be kept, and nothing at all with 0', async () => {
  const api = counting(60_000);
  await api.inject('/bad');
  expect((await api.inject('/bad')).json()).toEqual({ asked: 2 });
  await api.inject('/own');
  expect((await api.inject('/own')).json()).toEqual({ asked: 4 });
  await api.inject({ method: 'POST', url: '/good' });
  expect((await api.inject({ method: 'POST', url: '/good' })).json()).toEqual({ asked: 6 });
  const forgetful = counting(0);
  await forgetful.inject('/good');
  expect((await forgetful.inject('/good')).json()).toEqual({ asked: 2 });
});

it('asks again once a response is too old, however often it was asked for', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const api = counting(3_000);
  await api.inject('/good');
  clock.mockReturnValue(3_000);
  expect((await api.inject('/good')).json()).toEqual({ asked: 1 });
  clock.mockReturnValue(5_000);
  expect((await api.inject('/good')).json()).toEqual({ asked: 2 });
});

it('is no larger than it may be: what was not asked for the longest is dropped', async () => {
  // Each response is 11 bytes, each address 7.
  const api = counting(60_000, 3 * 18);
  for (const address of ['/good?1', '/good?2', '/good?3']) await api.inject(address);
  await api.inject('/good?1');
  await api.inject('/good?4');
  expect((await api.inject('/good?1')).json()).toEqual({ asked: 1 });
  expect((await api.inject('/good?2')).json()).toEqual({ asked: 5 });
});
