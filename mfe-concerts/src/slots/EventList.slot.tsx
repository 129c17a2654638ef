import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllEventCards, fetchEventCards } from '@ofgc/shared/api-client/concerts/event-cards.ts';
import { inOrderOfIds } from '@ofgc/shared/api-client/in-order-of-ids.ts';
import { defineSlot } from '@ofgc/shared/contract';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import type { CardPerformance, EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { EventList, type EventListProps } from '../features/events/EventList.tsx';

/** The number of concerts requested in addition, to replace cancelled ones. */
const spare = 3;

const isOver = ({ state }: CardPerformance) => state === 'past';

type Props = BlockSlotProps<'events'>;

/** `block.events`: concerts on a content page, by season, category and composer, or by their ids in the order given. */
export const slot = defineSlot<EventListProps, Props>({
  async load({ api }, { title, headingLevel, season, category, composer, ids, when, count }) {
    const query = { season, category, composer, when };
    const events = ids ? await loadNamed(api, ids, query) : await loadMatching(api, count, query);
    return events.length > 0 ? { title, headingLevel, when, events } : null;
  },
  Component: ({ data }) => <EventList {...data} />,
});

type Query = Pick<Props, 'season' | 'category' | 'composer' | 'when'>;

/** All concerts that the block names, cancelled and postponed ones too. */
async function loadNamed(api: ApiClient, ids: readonly number[], query: Query): Promise<EventCard[]> {
  const { data } = await fetchAllEventCards(api, { ...query, ids: ids.join(',') });
  return inOrderOfIds(ids, data);
}

/** As many as the block shows, without cancelled and postponed ones: an upcoming one has its alert, a past one was never held. */
async function loadMatching(api: ApiClient, count: number, query: Query): Promise<EventCard[]> {
  const { when } = query;
  const isHeld = when === 'upcoming' ? isAhead : isOver;
  const sort = when === 'past' ? '-date' : 'date';
  const { data } = await fetchEventCards(api, { ...query, sort, perPage: when === 'all' ? count : count + spare });
  return data.filter(({ performances }) => when === 'all' || performances.some(isHeld)).slice(0, count);
}
