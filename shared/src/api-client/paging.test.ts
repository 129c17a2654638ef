import { describe, expect, it } from 'vitest';
import { pagingApi } from '../testing/paging-api.ts';
import type { ApiClient } from './api-client.ts';
import { fetchAll } from './paging.ts';

const numbers = (total: number) => Array.from({ length: total }, (_, index) => index);

describe('fetchAll', () => {
  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [250, 3],
    [2_000, 20],
  ])('returns %i items in order with %i requests', async (total, requests) => {
    const { api, asked } = pagingApi({ 'api/documents': numbers(total) });
    expect((await fetchAll(api, 'api/documents')).data).toEqual(numbers(total));
    expect(asked).toHaveLength(requests);
  });

  it('sends the query with every page', async () => {
    const { api, asked } = pagingApi({ 'api/events': numbers(101) });
    const { meta } = await fetchAll(api, 'api/events', { season: '2627' });
    expect(asked).toEqual([
      { season: '2627', perPage: 100, page: undefined },
      { season: '2627', perPage: 100, page: 2 },
    ]);
    expect(meta).toMatchObject({ total: 101, page: 1 });
  });

  it('fails before the second request when the list is too long', async () => {
    const { api, asked } = pagingApi({ 'api/events': numbers(2_001) });
    await expect(fetchAll(api, 'api/events')).rejects.toThrow('api/events has 2001 items');
    expect(asked).toHaveLength(1);
  });

  it('fails when items are missing', async () => {
    const short = { data: { data: numbers(60), meta: { total: 150, page: 1, perPage: 100, facets: {} } } };
    const api = { get: () => Promise.resolve(short) } as unknown as ApiClient;
    await expect(fetchAll(api, 'api/documents')).rejects.toThrow('api/documents has 150 items, but sent 120');
  });
});
