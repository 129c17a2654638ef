import type { ApiClient } from '@ofgc/shared/api-client';
import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { expect, it } from 'vitest';
import { slot } from './News.slot.tsx';

const articles = [19, 18, 17, 16, 15, 14].map((id) => ({ id }));
const ofEvent: Record<number, number[]> = { 39: [17], 40: [19, 18, 17] };

/** The ids of the articles that the home page shows together with an alert. */
async function shown(alert: (() => unknown) | null): Promise<number[] | undefined> {
  const get = async (path: string, { params }: { params: { event?: number; perPage: number } }) => {
    if (path === 'api/alerts') return { data: { data: alert?.() ?? null } };
    const about = params.event ? articles.filter(({ id }) => ofEvent[params.event ?? 0]?.includes(id)) : articles;
    return { data: listOf(about.slice(0, params.perPage)) };
  };
  const api = { get } as unknown as ApiClient;
  const data = await slot.load({ api, locale: 'es', now: () => new Date('2026-11-20T12:00:00Z') }, undefined);
  return (data as { id: number }[] | null)?.map(({ id }) => id);
}

it('News slot leaves out articles about the concert of the alert, if others fill the list', async () => {
  expect(await shown(() => ({ id: 3, title: 'Se cancela', eventId: 39 }))).toEqual([19, 18, 16]);
  expect(await shown(() => ({ id: 3, title: 'Se cancela', eventId: 40 }))).toEqual([16, 15, 14]);
  expect(await shown(() => ({ id: 2, key: 'two', title: 'Calima', eventId: null }))).toEqual([19, 18, 17]);
  expect(await shown(null)).toEqual([19, 18, 17]);
});

it('News slot shows the latest articles when the alert could not be loaded', async () => {
  const failed = () => {
    throw failedCall(503);
  };
  expect(await shown(failed)).toEqual([19, 18, 17]);
});
