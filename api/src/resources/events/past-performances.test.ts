import { expect, it } from 'vitest';
import type { Event, EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { List, One } from '@ofgc/shared/http/list.schema.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

type Events = List<EventSummary>;
const test = useReadingApi();

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
