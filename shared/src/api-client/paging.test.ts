import { describe, expect, it } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { fetchAll } from './paging.ts';

/** An API whose list has `total` numbers, as the real one pages them. */
function apiWith(total: number, send = (numbers: number[]) => numbers) {
  const asked: Record<string, unknown>[] = [];
  const get = (_path: string, { params }: { params: { page?: number; perPage: number } }) => {
    asked.push(params);
    const { page = 1, perPage } = params;
    const data = Array.from({ length: Math.max(Math.min(perPage, total - (page - 1) * perPage), 0) }, (_, index) =>
      Number((page - 1) * perPage + index),
    );
    return Promise.resolve({ data: { data: send(data), meta: { total, page, perPage, facets: { of: page } } } });
  };
  return { api: { get } as unknown as ApiClient, asked };
}
const numbers = (total: number) => Array.from({ length: total }, (_, index) => index);

describe('a whole list', () => {
  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [250, 3],
    [2_000, 20],
  ])('of %i comes in order, with %i requests', async (total, requests) => {
    const { api, asked } = apiWith(total);
    expect((await fetchAll(api, 'api/documents')).data).toEqual(numbers(total));
    expect(asked).toHaveLength(requests);
  });

  it('keeps the query on every page, and the first page’s facets', async () => {
    const { api, asked } = apiWith(101);
    const { meta } = await fetchAll(api, 'api/events', { season: '2627' });
    expect(asked).toEqual([
      { season: '2627', perPage: 100, page: undefined },
      { season: '2627', perPage: 100, page: 2 },
    ]);
    expect(meta).toEqual({ total: 101, page: 1, perPage: 100, facets: { of: 1 } });
  });

  it('that is too long fails, before more than one page is asked for', async () => {
    const { api, asked } = apiWith(2_001);
    await expect(fetchAll(api, 'api/events')).rejects.toThrow('api/events has 2001 items');
    expect(asked).toHaveLength(1);
  });

  it('of which something is missing fails', async () => {
    const { api } = apiWith(150, (page) => page.slice(0, 60));
    await expect(fetchAll(api, 'api/documents')).rejects.toThrow('api/documents has 150 items, but sent 110');
  });
});
