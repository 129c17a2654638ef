import { fetchEventCards } from '@ofgc/shared/api-client/concerts/events.ts';
import { defineSlot } from '@ofgc/shared/contract';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import type { CardPerformance } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { EventList, type EventListProps } from '../features/events/EventList.tsx';

/** The number of concerts requested in addition, to replace cancelled ones. */
const spare = 3;

const isOver = ({ state }: CardPerformance) => state === 'past';

type Props = BlockSlotProps<'events'>;

/** `block.events`: concerts on a content page, by season, category, composer or one by one. */
export const slot = defineSlot<EventListProps, Props>({
  async load({ api }, { title, headingLevel, season, category, composer, ids, when, count }) {
    const sort = when === 'past' ? '-date' : 'date';
    // Cancelled and postponed concerts are left out of upcoming ones, where they have their alert, and of past ones; those that are listed by
    // id stay.
    const isHeld = when === 'upcoming' ? isAhead : isOver;
    const isSelection = when !== 'all' && !ids;
    const perPage = isSelection ? count + spare : count;
    const query = { season, category, composer, ids: ids?.join(','), when, sort, perPage } as const;
    const { data } = await fetchEventCards(api, query);
    const events = data.filter(({ performances }) => !isSelection || performances.some(isHeld)).slice(0, count);
    return events.length > 0 ? { title, headingLevel, when, events } : null;
  },
  Component: ({ data }) => <EventList {...data} />,
});
