import fastify from 'fastify';
import { expect, it } from 'vitest';
import { cacheResponses } from './response-cache.ts';

function counting(milliseconds: number) {
  const api = fastify();
  let asked = 0;
  cacheResponses(api, milliseconds);
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
