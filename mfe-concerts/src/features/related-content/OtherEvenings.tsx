import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import { useTranslation } from 'react-i18next';

/** Concerts with tickets in the place of one that was cancelled. */
const most = 3;

/** Where to go instead: concerts like the cancelled one for which there are tickets now. */
export function OtherEvenings({ events }: { events: readonly EventCard[] }) {
  const { t } = useTranslation('concerts');
  const sold = events.filter(({ performances }) => performances.some(({ ticketUrl }) => ticketUrl)).slice(0, most);
  if (!sold.length) return null;
  return (
    <section aria-labelledby="alternativas" data-print="hidden">
      <SectionHead id="alternativas" title={t('concert.alternatives')} isTight />
      <Columns count={3}>
        {sold.map((event) => (
          <ConcertCard key={event.id} event={event} performance={featuredPerformance(event.performances)} isListed />
        ))}
      </Columns>
    </section>
  );
}
