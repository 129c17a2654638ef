import { fetchEventCards } from '@ofgc/shared/api-client/concerts/events.ts';
import { defineSlot } from '@ofgc/shared/contract';
import type { HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { EventList, type EventListProps } from '../features/events/EventList.tsx';

type Props = BlockOf<'events'> & { headingLevel: HeadingLevel };

/** `block.events`: concerts that a content page asks for, by season, category, composer or one by one. */
export const slot = defineSlot<EventListProps, Props>({
  async load({ api }, { title, headingLevel, season, category, composer, ids, when, count }) {
    const sort = when === 'past' ? '-date' : 'date';
    const query = { season, category, composer, ids: ids?.join(','), when, sort, perPage: count } as const;
    const { data: events } = await fetchEventCards(api, query);
    return events.length > 0 ? { title, headingLevel, when, events } : null;
  },
  Component: ({ data }) => <EventList {...data} />,
});
