import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscriptionDetail } from '@ofgc/shared/testing/sample-subscription.ts';
import { expect, it } from 'vitest';
import { loadChooser } from './load-chooser.ts';

const zones = [
  { zone: 'A', amount: 3500 },
  { zone: 'D', amount: 1200 },
];
const flexible = sampleSubscriptionDetail({
  id: 8,
  kind: 'flexible',
  state: 'open',
  prices: zones,
  steps: [{ from: 4, percent: 15 }],
  eventIds: [36, 38],
  singles: [36, 38].map((eventId) => ({ eventId, isCancelled: false, prices: zones })),
});
const events = [
  sampleEvent({ id: 36, performances: [samplePerformance({ id: 361, sale: 'lastTickets', state: 'lastTickets' })] }),
  sampleEvent({ id: 38, performances: [samplePerformance({ id: 381, state: 'onSale' })] }),
];
const closed = sampleSubscriptionDetail({ id: 9, state: 'closed', eventIds: [40] });

it.each([
  ['A', [36, 38], [], 7000],
  ['D', [38], [36], 1200],
])(
  'loadChooser() in zone %s counts only concerts with seats left there and lists the others',
  async (zone, ...rest) => {
    const [counted, missing, total] = rest;
    const { api, asked } = pagingApi({ 'api/subscriptions': [flexible, closed], 'api/events': events });
    const found = await loadChooser(api, new URLSearchParams(`concierto=36&concierto=38&zona=${zone}`));
    expect(found.query.concerts).toEqual(counted);
    expect(found.missing.map(({ id }) => id)).toEqual(missing);
    expect(found.concerts.filter(({ isZoneSoldOut }) => isZoneSoldOut).map(({ id }) => id)).toEqual(missing);
    expect(found.answer?.cheapest?.total).toBe(total);
    expect(asked, 'one call for all subscriptions, one for their concerts').toEqual([
      expect.objectContaining({ include: 'details' }),
      expect.objectContaining({ ids: '36,38', when: 'all' }),
    ]);
  },
);

it('loadChooser() names the concerts of an address that can no longer be chosen, and counts the others', async () => {
  const over = sampleEvent({
    id: 36,
    title: 'Pasado',
    lang: 'es',
    performances: [samplePerformance({ id: 361, state: 'past' })],
  });
  const { api } = pagingApi({ 'api/subscriptions': [flexible], 'api/events': [over, ...events.slice(1)] });
  const found = await loadChooser(api, new URLSearchParams('concierto=36&concierto=38&concierto=99&zona=D'));
  expect(found.gone).toEqual([{ title: 'Pasado', lang: 'es' }]);
  expect(found.query.concerts).toEqual([38]);
  expect(found.unknown).toEqual([{ name: 'concierto', value: '99' }]);
});

it('loadChooser() refuses nothing of a former address while nothing can be chosen', async () => {
  const { api } = pagingApi({ 'api/subscriptions': [closed] });
  expect(await loadChooser(api, new URLSearchParams('concierto=40&zona=A'))).toMatchObject({
    concerts: [],
    unknown: [],
    isAsked: false,
    answer: null,
  });
});
