import { listOf, loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import type { EventListProps } from '../features/events/EventList.tsx';
import { slot } from './EventList.slot.tsx';

const answers = { 'api/events': listOf([sampleEvent()]) };

describe('EventList slot', () => {
  it('requests as many concerts as the block shows', async () => {
    const { asked } = await loadBlock(slot, { category: 'temporada', when: 'all', count: 2 }, answers);
    expect(asked).toEqual([expect.objectContaining({ category: 'temporada', when: 'all', sort: 'date', perPage: 2 })]);
  });

  it('shows all concerts that the block names, in its order', async () => {
    const ids = [9, 2, 8, 3, 7, 4, 6, 5];
    const byDate = { 'api/events': listOf(ids.toSorted((one, other) => one - other).map((id) => sampleEvent({ id }))) };
    const { data, asked } = await loadBlock(slot, { ids, when: 'all' }, byDate);
    expect(asked).toEqual([expect.objectContaining({ ids: ids.join(','), when: 'all', perPage: 100 })]);
    expect((data as EventListProps).events.map(({ id }) => id)).toEqual(ids);
  });

  it('leaves out cancelled concerts of coming ones, unless the block names them', async () => {
    const cancelled = sampleEvent({
      id: 39,
      performances: [samplePerformance({ status: 'cancelled', state: 'cancelled' })],
    });
    const both = { 'api/events': listOf([cancelled, sampleEvent({ id: 40 })]) };
    const idsOf = async (block: object) => {
      const { data } = await loadBlock(slot, { count: 2, ...block }, both);
      return (data as EventListProps).events.map(({ id }) => id);
    };
    expect(await idsOf({ when: 'upcoming' })).toEqual([40]);
    expect(await idsOf({ when: 'upcoming', ids: [39, 40] })).toEqual([39, 40]);
    expect(await idsOf({ when: 'all' })).toEqual([39, 40]);
  });

  it('leaves out concerts that never took place of past ones', async () => {
    const [played, cancelled] = (['past', 'cancelled'] as const).map((state, id) =>
      sampleEvent({ id, performances: [samplePerformance({ state })] }),
    );
    const { data } = await loadBlock(slot, { when: 'past', count: 2 }, { 'api/events': listOf([cancelled, played]) });
    expect((data as EventListProps).events.map(({ id }) => id)).toEqual([0]);
  });

  it('requests past concerts with the latest first', async () => {
    const { asked } = await loadBlock(slot, { when: 'past' }, answers);
    expect(asked).toEqual([expect.objectContaining({ sort: '-date' })]);
  });

  it('renders its title at the rank of the page, or the concerts at that rank without a title', async () => {
    const show = async (block: object) => {
      const { data } = await loadBlock(slot, { when: 'upcoming', ...block }, answers);
      const { container } = renderPage(<slot.Component data={data} />, { catalogues: { concerts: { es, en } } });
      return within(container)
        .getAllByRole('heading')
        .map((heading) => [heading.localName, textOf(heading)]);
    };
    expect(await show({ title: 'Para oírlo' })).toEqual([
      ['h3', 'Para oírlo'],
      ['h4', 'Pastoral'],
    ]);
    expect(await show({})).toEqual([['h3', 'Pastoral']]);
  });

  it('has no data when there is no concert', async () => {
    expect((await loadBlock(slot, {}, { 'api/events': listOf([]) })).data).toBeNull();
  });
});
