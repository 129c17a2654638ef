import { expect, it } from 'vitest';
import { withoutEntries } from './empty-lists.ts';

it('a list of the API has no entries and nothing to filter by; one thing is as it was', () => {
  const meta = { total: 2, page: 1, perPage: 24, facets: { family: [{ value: 'choir', count: 2 }] } };
  expect(withoutEntries('api/offers', { data: [{ id: 1 }, { id: 2 }], meta })).toEqual({
    data: [],
    meta: { total: 0, page: 1, perPage: 24, facets: { family: [] } },
  });
  expect(withoutEntries('api/offers', { data: [{ id: 1 }] })).toEqual({ data: [] });
  expect(withoutEntries('api/offers', { data: { id: 1, list: [1] } })).toEqual({ data: { id: 1, list: [1] } });
});
