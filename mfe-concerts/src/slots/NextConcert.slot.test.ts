import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { slot } from './NextConcert.slot.tsx';

it('home.next-concert shows the last concert that was played, not one that was cancelled or postponed', async () => {
  const off = (id: number, status: 'cancelled' | 'postponed') =>
    sampleEvent({ id, performances: [samplePerformance({ status, state: status, ticketUrl: null })] });
  const played = sampleEvent({ id: 3, performances: [samplePerformance({ state: 'past', ticketUrl: null })] });
  const get = async (_: string, { params }: { params: { when: string } }) => ({
    data: listOf(params.when === 'past' ? [off(1, 'postponed'), off(2, 'cancelled'), played] : []),
  });
  const loaded = await slot.load({ api: { get } as never, locale: 'es' } as never);
  expect(loaded).toMatchObject({ event: { id: 3 }, isOver: true });
});
