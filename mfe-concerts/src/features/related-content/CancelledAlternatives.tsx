import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { useTranslation } from 'react-i18next';
import { StaticRelatedCard } from './StaticRelatedCard.tsx';

/** So many concerts with tickets take the place of one that was cancelled. */
const mostAlternatives = 3;

/** Where to go instead: concerts like the cancelled one for which there are tickets now. */
export function CancelledAlternatives({ events }: { events: readonly EventCard[] }) {
  const { t } = useTranslation('concerts');
  const sold = events
    .filter(({ performances }) => performances.some(({ ticketUrl }) => ticketUrl))
    .slice(0, mostAlternatives);
  if (!sold.length) return null;
  return (
    <section aria-labelledby="alternativas" data-print="hidden">
      <SectionHead id="alternativas" title={t('concert.alternatives')} />
      <Columns count={3}>
        {sold.map((event) => (
          <StaticRelatedCard key={event.id} event={event} isListed />
        ))}
      </Columns>
    </section>
  );
}
