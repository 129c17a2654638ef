import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { Columns } from '@ofgc/shared/design/Columns/Columns.tsx';
import { ConcertCard } from '@ofgc/shared/design/ConcertCard/ConcertCard.tsx';
import { Heading, type HeadingLevel } from '@ofgc/shared/design/Heading/Heading.tsx';
import type { BlockOf } from '@ofgc/shared/domain/block.schema.ts';
import type { EventSummary } from '@ofgc/shared/domain/event.schema.ts';
import { featuredPerformance } from '../features/events/featured-performance.ts';
import styles from './EventList.module.css';

type Props = BlockOf<'events'> & { headingLevel: HeadingLevel };

interface Data extends Pick<Props, 'title' | 'headingLevel' | 'when'> {
  events: EventSummary[];
}

/** `block.events`: concerts that a content page asks for, by season, category, composer or one by one. */
export const slot = defineSlot<Data, Props>({
  async load({ api }, { title, headingLevel, season, category, composer, ids, when, count }) {
    const sort = when === 'past' ? '-date' : 'date';
    const query = { season, category, composer, ids: ids?.join(','), when, sort, perPage: count } as const;
    const { data: events } = await fetchEvents(api, query);
    return events.length > 0 ? { title, headingLevel, when, events } : null;
  },
  Component: EventList,
});

function EventList({ data: { title, headingLevel, when, events } }: { data: Data }) {
  const cardLevel = title ? (Math.min(headingLevel + 1, 5) as HeadingLevel) : headingLevel;
  return (
    <div className={styles.list} data-section="concerts">
      {title && (
        <Heading level={headingLevel} className={styles.title}>
          {title}
        </Heading>
      )}
      <Columns count={events.length === 1 ? 2 : 3}>
        {events.map((event) => (
          <ConcertCard
            key={event.id}
            event={event}
            performance={featuredPerformance(event.performances)}
            headingLevel={cardLevel}
            hasYear={when !== 'upcoming'}
            isListed
            isAlone={events.length === 1}
          />
        ))}
      </Columns>
    </div>
  );
}
