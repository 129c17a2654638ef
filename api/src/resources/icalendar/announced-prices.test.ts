import { beforeAll, describe, expect, it } from 'vitest';
import type { EventStatus, Sale } from '@ofgc/shared/domain/events/display-state.ts';
import { insertConcert, insertedZones, performance } from '../../testing/insert-concert.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
const flat = (amount: number) => ({ kind: 'flat' as const, min: amount, max: amount, currency: 'EUR' as const });
const cheapest = Math.min(...insertedZones.map(({ amount }) => amount)) / 100;
beforeAll(async () => {
  await insertConcert(test.database, 9001, { price: flat(500) });
  await insertConcert(test.database, 9002, { price: flat(0) });
  await insertConcert(test.database, 9003);
  await insertConcert(test.database, 9004, { price: { ...flat(0), kind: 'freeForSchools' } });
  await insertConcert(test.database, 9005, { performances: [performance(90_051)], price: flat(2000) });
});

async function change(id: number, state: { status?: EventStatus; sale?: Sale }): Promise<void> {
  await test.database
    .updateTable('performances')
    .set({ status: 'scheduled', sale: 'onSale', ...state })
    .where('id', '=', id)
    .execute();
  await test.database.schema.refreshMaterializedView('eventListing').execute();
}

/** The status of a date's entry in a feed, or null where the feed has no entry for it. */
async function entryOf(id: number, query: string): Promise<string | null> {
  const { body } = await test.api.inject(`/api/calendar.ics?${query}`);
  const entry = body.split('BEGIN:VEVENT').find((text) => text.includes(`UID:perf-${id}@`));
  return entry ? (/^STATUS:(\w+)/m.exec(entry)?.[1] ?? '') : null;
}

describe('a calendar that was subscribed to with a filter by price', () => {
  it.each([
    [90_011, 'precio_max=5', { status: 'cancelled' }, 'CANCELLED'],
    [90_011, 'precio_max=5', { status: 'postponed' }, 'TENTATIVE'],
    [90_011, 'precio_max=5', { sale: 'soldOut' }, 'CONFIRMED'],
    [90_021, 'gratis=1', { status: 'cancelled' }, 'CANCELLED'],
    [90_021, 'gratis=1', { sale: 'soldOut' }, 'CONFIRMED'],
    [90_031, `precio_max=${cheapest}`, { sale: 'limited' }, 'CONFIRMED'],
  ] as const)('keeps date %i of %s with %o', async (id, query, state, status) => {
    await change(id, {});
    expect(await entryOf(id, query)).toBe('CONFIRMED');
    await change(id, state);
    expect(await entryOf(id, query)).toBe(status);
  });

  it('has no dates that are dearer or only for schools', async () => {
    for (const query of ['precio_max=5', 'gratis=1']) {
      expect([await entryOf(90_041, query), await entryOf(90_051, query)]).toEqual([null, null]);
    }
  });
});
