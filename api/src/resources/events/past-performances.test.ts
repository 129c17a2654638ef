import { expect, it } from 'vitest';
import type { Event, EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { List, One } from '@ofgc/shared/http/list.schema.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

type Events = List<EventSummary>;
const test = useTestApi();

it('a performance is past when its music ends', async () => {
  const [first] = (await test.read<Events>('/api/events')).data;
  const end = Date.parse(first?.performances.find(({ state }) => state !== 'past')?.endsAt ?? '');
  const stateAt = async (time: number) => {
    const api = await createTestApi(test.database, { now: () => new Date(time) });
    const { performances } = (await api.inject(`/api/events/${first?.id}`)).json<One<Event>>().data;
    const { data } = (await api.inject('/api/events?perPage=5')).json<Events>();
    await api.close();
    return {
      state: performances.find(({ endsAt }) => Date.parse(endsAt) === end)?.state,
      isListed: data[0]?.id === first?.id,
    };
  };
  expect((await stateAt(end - 60_000)).state).not.toBe('past');
  expect(await stateAt(end - 60_000)).toMatchObject({ isListed: true });
  expect(await stateAt(end)).toEqual({ state: 'past', isListed: false });
});

it('past concerts begin with the one that was played last, also where it was played earlier, too', async () => {
  const { database } = test;
  const cancelled = performance(90_032, { date: '2026-11-19', status: 'cancelled' });
  await insertConcert(database, 9001, {
    performances: [performance(90_011, { date: '2026-11-04' }), performance(90_012, { date: '2026-11-18' })],
  });
  await insertConcert(database, 9002, { performances: [performance(90_021, { date: '2026-11-11' })] });
  await insertConcert(database, 9003, { performances: [performance(90_031, { date: '2026-11-03' }), cancelled] });
  const idsOf = async (query: string) =>
    (await test.read<Events>(`/api/events?when=past&perPage=100&${query}`)).data
      .map(({ id }) => id)
      .filter((id) => id > 9000);
  expect(await idsOf('sort=-date')).toEqual([9001, 9002, 9003]);
  expect(await idsOf('sort=date')).toEqual([9003, 9001, 9002]);
});
