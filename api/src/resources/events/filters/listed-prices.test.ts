import { eventSummarySchema } from '@ofgc/shared/domain/events/event.schema.ts';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { insertConcert, performance } from '../../../testing/insert-concert.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(() => insertConcert(test.database, 9001, { performances: [performance(90_011, { sale: 'limited' })] }));

const listed = z.object({ data: z.array(eventSummarySchema) });
const comingEvents = async (query = '') => {
  const { body } = await test.get(`/api/events?lang=es&when=upcoming&perPage=100${query}`);
  return listed.parse(body).data;
};

it('the filter by price uses the prices that pages show: of the zones that still have seats', async () => {
  const rows = await test.database.selectFrom('eventListing').select(['performanceId', 'lowestPrice']).execute();
  const known = new Map(rows.map(({ performanceId, lowestPrice }) => [performanceId, lowestPrice]));
  const ahead = (await comingEvents()).flatMap(({ performances }) =>
    performances.filter(
      ({ state, price }) => state !== 'past' && price?.kind !== 'perPupil' && price?.kind !== 'freeForSchools',
    ),
  );
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.map(({ id }) => [id, known.get(id)])).toEqual(ahead.map(({ id, price }) => [id, price?.min ?? null]));
});

it('a concert whose cheapest zone is sold out is not found at the price of that zone', async () => {
  const limited = (await comingEvents()).find(({ id }) => id === 9001);
  const { price, performances } = limited ?? {};
  const now = Math.min(...(performances ?? []).flatMap((one) => (one.price ? [one.price.min] : [])));
  expect(now).toBeGreaterThan(price?.min ?? 0);
  const cheap = await comingEvents(`&maxPrice=${Math.ceil((price?.min ?? 0) / 100)}`);
  expect(cheap.map(({ id }) => id)).not.toContain(limited?.id);
  const dear = await comingEvents(`&maxPrice=${Math.ceil(now / 100)}`);
  expect(dear.map(({ id }) => id)).toContain(limited?.id);
});
