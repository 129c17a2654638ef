import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import { Heading, type HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import styles from './EventList.module.css';

export interface EventListProps extends Pick<BlockOf<'events'>, 'title' | 'when'> {
  events: EventCard[];
  /** The heading level of the title; without a title, that of the cards. */
  headingLevel: HeadingLevel;
}

/** Concerts as cards, for a content page. */
export function EventList({ title, headingLevel, when, events }: EventListProps) {
  const cardLevel = title ? (Math.min(headingLevel + 1, 5) as HeadingLevel) : headingLevel;
  return (
    <div className={styles.list}>
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
