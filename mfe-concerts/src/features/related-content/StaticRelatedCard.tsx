import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import { usePerformancesNow } from '@ofgc/shared/hydration/use-performances-now.ts';
import type { RelatedCardProps } from './RelatedCard.tsx';

const Card = staticPart<RelatedCardProps>({
  tag: 'article',
  keyOf: ({ event, performance: { id, state } }) => [event, id, state],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './RelatedCard.tsx')).RelatedCard,
});

/** A related concert: rendered again only if its sale begins or ends while the page is open. */
export function StaticRelatedCard({ event, isListed }: { event: EventCard; isListed?: boolean }) {
  const performance = featuredPerformance(usePerformancesNow(event.performances));
  return <Card event={event} performance={performance} isListed={isListed} />;
}
