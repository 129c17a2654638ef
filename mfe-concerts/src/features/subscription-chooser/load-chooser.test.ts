import type { ApiClient } from '@ofgc/shared/api-client';
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
  sampleEvent({ id: 36, performances: [samplePerformance({ id: 361, state: 'lastTickets' })] }),
  sampleEvent({ id: 38, performances: [samplePerformance({ id: 381, state: 'onSale' })] }),
];
const api = {
  get: (path: string) => Promise.resolve({ data: { data: answers.find(([start]) => path.startsWith(start))?.[1] } }),
} as unknown as ApiClient;
const answers: readonly [string, unknown][] = [
  ['api/subscriptions/', flexible],
  ['api/subscriptions', [flexible]],
  ['api/events', events],
];

it.each([
  ['A', [36, 38], [], 7000],
  ['D', [38], [36], 1200],
])('in zone %s counts only concerts of which a seat is left there, and names the others', async (zone, ...rest) => {
  const [counted, missing, total] = rest;
  const found = await loadChooser(api, new URLSearchParams(`concierto=36&concierto=38&zona=${zone}`));
  expect(found.query.concerts).toEqual(counted);
  expect(found.missing.map(({ id }) => id)).toEqual(missing);
  expect(found.concerts.filter(({ isZoneSoldOut }) => isZoneSoldOut).map(({ id }) => id)).toEqual(missing);
  expect(found.answer?.cheapest?.total).toBe(total);
});
