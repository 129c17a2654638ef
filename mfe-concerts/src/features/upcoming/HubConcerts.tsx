import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import { Carousel } from '@ofgc/shared/design/layout/Carousel/Carousel.tsx';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';

/** The next concerts; out of season a link to past ones. */
export function HubConcerts({ events }: { events: readonly EventSummary[] }) {
  const { t } = useTranslation('concerts');
  if (!events.length)
    return (
      <p>
        {t('hub.nothingAnnounced')}{' '}
        <ArrowLink to={calendarPath({ cuando: 'pasados' })}>{t('calendar.pastConcerts')}</ArrowLink>
      </p>
    );
  return (
    <Carousel label={t('home.comingWeeks.label')}>
      {events.map((event) => (
        <ConcertCard key={event.id} event={event} performance={featuredPerformance(event.performances)} />
      ))}
    </Carousel>
  );
}
