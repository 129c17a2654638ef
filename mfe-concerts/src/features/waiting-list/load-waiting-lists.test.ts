import type { ApiClient } from '@ofgc/shared/api-client';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it, vi } from 'vitest';
import { sampleEventDetail } from '../../testing/sample-event-detail.ts';
import { LaterWaitingList } from './LaterWaitingList.tsx';
import { loadWaitingLists } from './load-waiting-lists.ts';

const api = { get: async () => ({ data: { data: { purpose: 'waitingList' } } }) } as unknown as ApiClient;
const address = 'https://ofgc.example/conciertos-entradas/eventos/pastoral/38';
/** With the headers with which the server's router loads the data of a posted page. */
const posted = new Request(address, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const dates = async (state: 'soldOut' | 'onSale', request: Request) => {
  const event = sampleEventDetail({ performances: [samplePerformance({ state, hasWaitingList: true })] });
  return (await loadWaitingLists({ api }, event, request))?.performances.length;
};

it('loadWaitingLists() returns the form while a date has a list, and after a post also when it has closed', async () => {
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

it('loadWaitingLists() returns null where the consent does not load, and fails after a post, so that what was typed is given back', async () => {
  const away = Object.assign(new Error('away'), { isAxiosError: true });
  const broken = { get: vi.fn().mockRejectedValue(away) } as unknown as ApiClient;
  const event = sampleEventDetail({ performances: [samplePerformance({ state: 'soldOut', hasWaitingList: true })] });
  expect(await loadWaitingLists({ api: broken }, event, new Request(address))).toBeNull();
  await expect(loadWaitingLists({ api: broken }, event, posted)).rejects.toBe(away);
});
