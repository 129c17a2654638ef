import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../../http/api.ts';
import type { Identity } from '../sessions/identity.ts';
import { markRecorded } from './record-access.ts';
import { requireRecords } from './require-records.ts';

const api = fastify() as unknown as Api;
const identityOf = (kind: unknown) => ({ kind }) as Identity;
beforeAll(async () => {
  requireRecords(api);
  api.addHook('onRequest', async (request) => {
    if (request.headers.kind) request.identity = identityOf(request.headers.kind);
  });
  for (const method of ['GET', 'POST']) {
    api.route({ method, url: '/forgets', handler: async () => ({}) });
    api.route({ method, url: '/nobody', config: { isAboutNobody: true }, handler: async () => ({}) });
    api.route({ method, url: '/refuses', handler: async (_request, reply) => reply.code(422).send({}) });
    api.route({
      method,
      url: '/records',
      handler: async ({ identity }) => {
        if (identity) markRecorded(identity);
        return {};
      },
    });
  }
  await api.ready();
});
afterAll(() => api.close());

it.each([
  ['staff', 'GET', '/forgets', 500],
  ['staff', 'POST', '/forgets', 500],
  ['centre', 'POST', '/forgets', 500],
  ['centre', 'GET', '/forgets', 200],
  ['', 'POST', '/forgets', 200],
  ['staff', 'POST', '/records', 200],
  ['staff', 'GET', '/nobody', 200],
  ['staff', 'POST', '/refuses', 422],
] as const)('with the identity %j, %s %s answers %i', async (kind, method, url, status) => {
  const answer = await api.inject({ method, url, headers: kind ? { kind } : {} });
  expect(answer.statusCode).toBe(status);
});
