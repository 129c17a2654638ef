import { ConcertColumns } from '@ofgc/shared/design/concerts/ConcertColumns/ConcertColumns.tsx';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { BlockOf } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import { pastPerformance } from '@ofgc/shared/domain/events/past-performance.ts';

export interface EventListProps extends Pick<BlockOf<'events'>, 'title' | 'when'> {
  events: EventCard[];
  /** The heading level of the title; without a title, that of the cards. */
  headingLevel: HeadingLevel;
}

/** Concerts as cards, for a content page. */
export function EventList({ title, headingLevel, when, events }: EventListProps) {
  const cardLevel = title ? (Math.min(headingLevel + 1, 5) as HeadingLevel) : headingLevel;
  const performanceOf = when === 'past' ? pastPerformance : featuredPerformance;
  return (
    <TitledBlock title={title} headingLevel={headingLevel}>
      <ConcertColumns
        concerts={events.map((event) => ({
          event,
          performance: performanceOf(event.performances),
          hasYear: when !== 'upcoming',
        }))}
        count={3}
        headingLevel={cardLevel}
      />
    </TitledBlock>
  );
}
