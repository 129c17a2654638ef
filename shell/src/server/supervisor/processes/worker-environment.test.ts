import { createApiClient } from '@ofgc/shared/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { testServer } from '../../../testing/servers/test-server.ts';
import { workerEnvironment } from './worker-environment.ts';

afterEach(() => void vi.unstubAllEnvs());

it('pages are rendered without the proxies of the machine, which would get passwords and sessions', async () => {
  const heard: string[] = [];
  const proxy = await testServer(({ url = '' }, response) => void response.end(`{"proxied":${heard.push(url)}}`));
  const baseURL = await testServer((_, response) => void response.end('{"data":1}'));
  const ask = async () => (await createApiClient({ baseURL, locale: 'es' }).get<unknown>('api/session')).data;
  for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'no_proxy', 'NO_PROXY']) vi.stubEnv(name, '');
  vi.stubEnv('http_proxy', proxy);
  expect(await ask()).toEqual({ proxied: 1 });
  const env = { HTTP_PROXY: 'a', https_proxy: 'b', ALL_PROXY: 'c', DEBUG: '*', TZ: 'Atlantic/Canary' };
  expect(workerEnvironment(env)).toEqual({ TZ: 'Atlantic/Canary' });
  const before = process.env;
  try {
    process.env = workerEnvironment(before);
    expect(await ask()).toEqual({ data: 1 });
  } finally {
    process.env = before;
  }
});
