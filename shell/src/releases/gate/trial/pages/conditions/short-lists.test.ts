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

it('a list of what has a day has one entry; shorter ones and one thing are as they were', () => {
  const meta = { total: 2, page: 1, perPage: 24, facets: { family: [{ value: 'choir', count: 2 }] } };
  const [first, second] = [{ id: 1, startsAt: '2026-12-04T20:00:00Z' }, { id: 2 }];
  const long = { data: [first, second], meta };
  expect(withOneEntry('api/offers', long)).toEqual({ data: [first], meta: { ...meta, total: 1 } });
  for (const answer of [{ data: [first], meta }, { data: [] }, { data: { list: [1, 2] } }, { message: 'ok' }])
    expect(withOneEntry('api/offers', answer)).toBe(answer);
  expect([long, { data: [first] }, null].map(isLongList)).toEqual([true, false, false]);
});

it('a list of what entries of others name is whole', () => {
  const venues = {
    data: [
      { id: 1, name: 'Sala de cámara' },
      { id: 2, name: 'Sala sinfónica, 1997-12-05' },
    ],
  };
  expect([withOneEntry('api/venues', venues), isLongList(venues)]).toEqual([venues, false]);
});
