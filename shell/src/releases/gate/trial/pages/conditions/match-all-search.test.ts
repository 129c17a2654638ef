import type { ApiClient } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import { matchAllSearch } from './match-all-search.ts';

it('asks the API for everything else than what was typed', async () => {
  const asked: unknown[] = [];
  const api = {
    get: async (path: string, config: unknown) => void asked.push(path, config),
    post: async () => {},
  } as unknown as ApiClient;
  await matchAllSearch('escrito')(api).get('api/vacancies', { params: { term: '(escrito', page: 2 }, timeout: 1 });
  await matchAllSearch('escrito')(api).get('api/alerts');
  expect(asked).toEqual(['api/vacancies', { params: { page: 2 }, timeout: 1 }, 'api/alerts', { params: {} }]);
});
