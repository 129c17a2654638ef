import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { expect, it } from 'vitest';
import { loadComparison } from './load-comparison.ts';

const subscriptions = [1, 2, 3].map((id) =>
  sampleSubscriptionDetail({ id, slug: `abono-${id}`, kind: 'part', state: 'open', eventIds: [36] }),
);
const load = async (query: string) => {
  const { api, asked } = pagingApi({ 'api/subscriptions': subscriptions, 'api/events': [sampleEvent({ id: 36 })] });
  return { asked, comparison: await loadComparison({ api }, new URLSearchParams(query)) };
};

it('loadComparison() requests all details at once and keeps the order of the address', async () => {
  const { asked, comparison } = await load('abono=abono-3&abono=abono-1');
  expect(comparison.compared.map(({ slug }) => slug)).toEqual(['abono-3', 'abono-1']);
  expect(comparison.options.map(({ slug }) => slug)).toEqual(['abono-1', 'abono-2', 'abono-3']);
  expect(asked.slice(1)).toEqual([
    expect.objectContaining({ ids: '1,3', include: 'details' }),
    expect.objectContaining({ ids: '36', when: 'all' }),
  ]);
});

it('loadComparison() names a subscription that is not sold in the chosen zone, and leaves its concerts out', async () => {
  const onlyA = { id: 4, slug: 'abono-4', prices: [{ zone: 'A', amount: 7000 }], eventIds: [40] };
  const { api } = pagingApi({
    'api/subscriptions': [...subscriptions, sampleSubscriptionDetail(onlyA)],
    'api/events': [36, 40].map((id) => sampleEvent({ id })),
  });
  const compare = (zone: string) =>
    loadComparison({ api }, new URLSearchParams(`abono=abono-1&abono=abono-4&zona=${zone}`));
  const { notInZone, compared, concerts } = await compare('B');
  expect([notInZone, compared.map(({ slug }) => slug)]).toEqual([['abono-4'], ['abono-1']]);
  expect(concerts.flatMap(({ within }) => within)).not.toContain('abono-4');
  expect((await compare('A')).notInZone).toEqual([]);
});

it('loadComparison() requests no details when nothing is compared', async () => {
  const { asked, comparison } = await load('');
  expect(comparison.compared).toEqual([]);
  expect(asked).toHaveLength(1);
});

it('loadComparison() offers subscriptions that are not closed, those of the address, and coming concerts', async () => {
  const closed = sampleSubscriptionDetail({
    id: 4,
    slug: 'abono-4',
    kind: 'part',
    state: 'closed',
    eventIds: [35, 36],
  });
  const over = samplePerformance({ startsAt: '2026-10-02T20:00:00Z', state: 'past' });
  const cancelled = samplePerformance({ status: 'cancelled', state: 'cancelled' });
  const { api } = pagingApi({
    'api/subscriptions': [...subscriptions, closed],
    'api/events': [
      sampleEvent({ id: 35, performances: [over] }),
      sampleEvent({ id: 36 }),
      sampleEvent({ id: 39, performances: [cancelled] }),
    ],
  });
  const of = async (query: string) => {
    const { options, concerts } = await loadComparison({ api }, new URLSearchParams(query));
    return [options.map(({ slug }) => slug), concerts.map(({ id }) => id)];
  };
  expect(await of('abono=abono-1')).toEqual([['abono-1', 'abono-2', 'abono-3'], [36]]);
  expect((await of('abono=abono-4'))[0], 'what a link compares stays in the form').toContain('abono-4');
});
