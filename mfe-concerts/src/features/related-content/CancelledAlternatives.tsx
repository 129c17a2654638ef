import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { useTranslation } from 'react-i18next';
import { StaticRelatedCard } from './StaticRelatedCard.tsx';

/** The number of concerts with tickets that are offered instead of a cancelled one. */
const mostAlternatives = 3;

/** Alternatives to a cancelled concert: similar concerts with tickets on sale. */
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
