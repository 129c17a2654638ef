import type { ApiClient } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import { createExampleApi } from './example-api.ts';

const refused = (status: number) => Object.assign(new Error('no'), { isAxiosError: true, response: { status } });
const apiOf = (get: () => Promise<unknown>) =>
  createExampleApi((_, path) => (path === 'api/alerts/1' ? { data: { id: 1 } } : undefined))({
    get,
    post: () => Promise.reject(refused(500)),
  } as unknown as ApiClient);

it('answers in the API’s place only what the API does not have', async () => {
  const away = apiOf(() => Promise.reject(refused(404)));
  expect(await away.get('api/alerts/1')).toMatchObject({ status: 200, data: { data: { id: 1 } } });
  await expect(away.get('api/nothing')).rejects.toThrow('no');
  await expect(apiOf(() => Promise.reject(refused(503))).get('api/alerts/1')).rejects.toThrow('no');
  expect(await apiOf(async () => ({ data: { data: 7 } })).get('api/alerts/1')).toEqual({ data: { data: 7 } });
});
