import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import type { CardPerformance, EventCard } from '@ofgc/shared/domain/events/event.schema.ts';

export interface RelatedCardProps {
  event: EventCard;
  performance: CardPerformance;
  isListed: boolean | undefined;
}

/** A concert as a card, with its featured date, which `StaticRelatedCard` chooses. */
export function RelatedCard({ event, performance, isListed = false }: RelatedCardProps) {
  return <ConcertCard event={event} performance={performance} isListed={isListed} />;
}
