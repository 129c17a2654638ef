import type { ApiClient } from '@ofgc/shared/api-client';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { samplePicture } from '@ofgc/shared/testing/sample-picture.ts';
import { expect, it } from 'vitest';
import { loadSeason } from './load-season.ts';

const season = {
  code: '2023-24',
  slug: '2324',
  startsOn: '2023-09-01',
  endsOn: '2024-08-31',
  saleDates: [],
  concerts: 2,
};
const cancelled = sampleEvent({ id: 9, canceled: true, performances: [samplePerformance({ state: 'cancelled' })] });

/** An API whose composers each have as many concerts as were asked for. */
function apiWith(events: ReturnType<typeof sampleEvent>[]) {
  const get = async (path: string, { params }: { params?: { ids?: string } } = {}) => {
    if (path === 'api/seasons') return { data: listOf([season]) };
    if (path !== 'api/events') return { data: listOf([]) };
    const list = listOf(events);
    const count = params?.ids?.split(',').length ?? events.length;
    const facets = {
      category: [{ value: 'temporada', label: 'Temporada', count }],
      composer: [{ value: 'rimski', label: 'Rimski-Kórsakov', count }],
    };
    return { data: { ...list, meta: { ...list.meta, facets } } };
  };
  return { get } as unknown as ApiClient;
}
const load = (events: ReturnType<typeof sampleEvent>[], query = '', now = new Date('2026-11-20T12:00:00Z')) =>
  loadSeason('temporada2324', {
    api: apiWith(events),
    now,
    parameters: new URLSearchParams(query),
  });

it('loadSeason() shows cancelled concerts, but counts neither them nor their composers as played', async () => {
  const found = await load([sampleEvent(), cancelled]);
  expect(found?.wall.map(({ id }) => id)).toEqual([38, 9]);
  expect(found?.figures).toMatchObject({ concerts: 1, cancelled: 1, composers: 1, mostPlayed: [] });
  expect(found?.people.composer).toMatchObject([{ count: 2 }]);
});

it('loadSeason() counts all where none is cancelled, and nothing where all are', async () => {
  expect((await load([sampleEvent(), sampleEvent({ id: 39 })]))?.figures).toMatchObject({
    concerts: 2,
    mostPlayed: [{ value: 'rimski', count: 2 }],
  });
  expect((await load([cancelled]))?.figures).toMatchObject({ concerts: 0, works: 0, composers: 0 });
});

it.each([
  ['', null, []],
  ['categoria=%20temporada', 'temporada', []],
  ['categoria=sinfonico', null, [{ name: 'categoria', value: 'sinfonico' }]],
])('loadSeason() with the query «%s» has the category %j, and %j as unknown', async (query, category, unknown) => {
  const found = await load([sampleEvent()], query);
  expect(found).toMatchObject({ category, unknown });
  expect(found?.wall).toHaveLength(1);
});

it('loadSeason() has one photograph of each concert that was played, once the season is over', async () => {
  const [one, other] = [samplePicture(), samplePicture({ key: 'fedcba9876543210' })];
  const events = [
    sampleEvent({ pictures: [one, other] }),
    { ...cancelled, pictures: [other] },
    sampleEvent({ id: 40 }),
  ];
  expect((await load(events))?.photographs).toEqual([one]);
  expect((await load(events, '', new Date('2024-05-01T12:00:00Z')))?.photographs).toEqual([]);
});
