import { fetchEventCards } from '@ofgc/shared/api-client/concerts/events.ts';
import { defineSlot } from '@ofgc/shared/contract';
import type { HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { EventList, type EventListProps } from '../features/events/EventList.tsx';

/** The number of concerts requested in addition, to replace cancelled ones. */
const spare = 3;

type Props = BlockOf<'events'> & { headingLevel: HeadingLevel };

/** `block.events`: concerts on a content page, by season, category, composer or one by one. */
export const slot = defineSlot<EventListProps, Props>({
  async load({ api }, { title, headingLevel, season, category, composer, ids, when, count }) {
    const sort = when === 'past' ? '-date' : 'date';
    // An upcoming list leaves out cancelled concerts, which have their alert; concerts that are listed by id stay.
    const isInvitation = when === 'upcoming' && !ids;
    const perPage = isInvitation ? count + spare : count;
    const query = { season, category, composer, ids: ids?.join(','), when, sort, perPage } as const;
    const { data } = await fetchEventCards(api, query);
    const events = data.filter(({ performances }) => !isInvitation || performances.some(isAhead)).slice(0, count);
    return events.length > 0 ? { title, headingLevel, when, events } : null;
  },
  Component: ({ data }) => <EventList {...data} />,
});
