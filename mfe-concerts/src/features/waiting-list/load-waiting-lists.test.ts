import type { ApiClient } from '@ofgc/shared/api-client';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it, vi } from 'vitest';
import { sampleEventDetail } from '../../testing/sample-event-detail.ts';
import { LaterWaitingList } from './LaterWaitingList.tsx';
import { loadWaitingLists } from './load-waiting-lists.ts';

const api = { get: async () => ({ data: { data: { purpose: 'waitingList' } } }) } as unknown as ApiClient;
const address = 'https://ofgc.example/conciertos-entradas/eventos/pastoral/38';
const dates = async (state: 'soldOut' | 'onSale', request: Request) => {
  const event = sampleEventDetail({ performances: [samplePerformance({ state, hasWaitingList: true })] });
  return (await loadWaitingLists({ api }, event, request))?.performances.length;
};

it('loadWaitingLists() returns the form while a date has a list, and after a post also when it has closed', async () => {
  // The headers with which the server's router loads the data of a posted page.
  const posted = new Request(address, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect([
    await dates('soldOut', new Request(address)),
    await dates('onSale', new Request(address)),
    await dates('onSale', posted),
  ]).toEqual([1, undefined, 0]);
});

it('loadWaitingLists() returns null where the form does not load: the concert’s page says so in its place', async () => {
  vi.spyOn(LaterWaitingList, 'load').mockRejectedValueOnce(new Error('no network'));
  expect(await dates('soldOut', new Request(address))).toBeUndefined();
});
