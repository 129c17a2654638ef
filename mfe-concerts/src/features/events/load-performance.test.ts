import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { loadPerformance } from './load-performance.ts';

const event = sampleEvent({ id: 36, performances: [samplePerformance({ id: 361 }), samplePerformance({ id: 362 })] });

it('loadPerformance() finds a performance and its concert with two requests', async () => {
  const { api, asked } = pagingApi({ 'api/events': [event] }, { 'api/events/36': { data: event } });
  const found = await loadPerformance(api, '362');
  expect(found?.event.id).toBe(36);
  expect(found?.performance.id).toBe(362);
  expect(asked[0]).toEqual({ performance: 362, perPage: 1, facets: 'none' });
  expect(asked).toHaveLength(2);
});

it('loadPerformance() is null when no concert has the performance', async () => {
  expect(await loadPerformance(pagingApi({ 'api/events': [] }).api, '362')).toBeNull();
});

it.each(['0', '000', 'x', '', '12345678901'])(
  'loadPerformance() is null for the id %j, without a request',
  async (id) => {
    expect(await loadPerformance(pagingApi({}).api, id)).toBeNull();
  },
);
