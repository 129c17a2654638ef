import fastify from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { proxyApi } from './api-proxy.ts';

it('an API that hangs is given up in time', async () => {
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
