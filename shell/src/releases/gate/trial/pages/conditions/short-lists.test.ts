import { expect, it } from 'vitest';
import { isLongList, withOneEntry, withoutEntries } from './short-lists.ts';

it('a list of the API has no entries and nothing to filter by; one thing is as it was', () => {
  const meta = { total: 2, page: 1, perPage: 24, facets: { family: [{ value: 'choir', count: 2 }] } };
  expect(withoutEntries('api/offers', { data: [{ id: 1 }, { id: 2 }], meta })).toEqual({
    data: [],
    meta: { total: 0, page: 1, perPage: 24, facets: { family: [] } },
  });
  expect(withoutEntries('api/offers', { data: [{ id: 1 }] })).toEqual({ data: [] });
  expect(withoutEntries('api/offers', { data: { id: 1, list: [1] } })).toEqual({ data: { id: 1, list: [1] } });
});

it('a list of the API has one entry; shorter ones and one thing are as they were', () => {
  const meta = { total: 2, page: 1, perPage: 24, facets: { family: [{ value: 'choir', count: 2 }] } };
  const long = { data: [{ id: 1 }, { id: 2 }], meta };
  expect(withOneEntry('api/offers', long)).toEqual({ data: [{ id: 1 }], meta: { ...meta, total: 1 } });
  for (const answer of [{ data: [{ id: 1 }], meta }, { data: [] }, { data: { list: [1, 2] } }, { message: 'ok' }])
    expect(withOneEntry('api/offers', answer)).toBe(answer);
  expect([long, { data: [1] }, null].map(isLongList)).toEqual([true, false, false]);
});
