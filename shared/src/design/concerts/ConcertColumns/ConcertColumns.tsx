import type { ComponentProps } from 'react';
import { Columns } from '../../layout/Columns/Columns.tsx';
import type { HeadingLevel } from '../../text/Heading/Heading.tsx';
import { ConcertCard } from '../ConcertCard/ConcertCard.tsx';

interface ConcertColumnsProps {
  concerts: readonly Pick<ComponentProps<typeof ConcertCard>, 'event' | 'performance' | 'hasYear'>[];
  /** The number of columns on wide screens. */
  count?: 3 | 4;
  headingLevel?: HeadingLevel;
}

/** Concerts as cards in columns, on a page; a single one takes half of the width. */
export function ConcertColumns({ concerts, count = 4, headingLevel = 3 }: ConcertColumnsProps) {
  const isAlone = concerts.length === 1;
  return (
    <Columns count={isAlone ? 2 : count}>
      {concerts.map((concert) => (
        <ConcertCard key={concert.event.id} {...concert} headingLevel={headingLevel} isListed isAlone={isAlone} />
      ))}
    </Columns>
  );
}
