import type { ApiClient } from '@ofgc/shared/api-client';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { fetchAllEvents } from './fetch-all-events.ts';

it('follows the pages of a long list', async () => {
  const asked: unknown[] = [];
  const get = (_path: string, { params }: { params: { page?: number; perPage: number } }) => {
    asked.push(params.page);
    const page = params.page ?? 1;
    const data =
      page < 3 ? Array.from({ length: 100 }, (_, index) => sampleEvent({ id: page * 1000 + index })) : [sampleEvent()];
    return Promise.resolve({ data: { data, meta: { total: 201, page, perPage: 100, facets: {} } } });
  };
  const { data, meta } = await fetchAllEvents({ get } as unknown as ApiClient, { when: 'all' });
  expect(asked).toEqual([undefined, 2, 3]);
  expect(data).toHaveLength(201);
  expect(meta.total).toBe(201);
});
