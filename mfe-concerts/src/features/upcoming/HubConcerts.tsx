import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import { Carousel } from '@ofgc/shared/design/layout/Carousel/Carousel.tsx';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import styles from './HubConcerts.module.css';
import { StaticHubMonth } from './StaticHubMonth.tsx';
import type { UpcomingMonth } from './upcoming-month.ts';

interface HubConcertsProps {
  events: readonly EventSummary[];
  month: UpcomingMonth | null;
}

/** The next concerts, where there is room beside their month; out of season a link to past ones. */
export function HubConcerts({ events, month }: HubConcertsProps) {
  const { t } = useTranslation('concerts');
  if (!events.length)
    return (
      <p>
        {t('hub.nothingAnnounced')}{' '}
        <ArrowLink to={calendarPath({ cuando: 'pasados' })}>{t('calendar.pastConcerts')}</ArrowLink>
      </p>
    );
  return (
    <div className={styles.concerts}>
      <Carousel label={t('home.comingWeeks.label')}>
        {events.map((event) => (
          <ConcertCard key={event.id} event={event} performance={featuredPerformance(event.performances)} />
        ))}
      </Carousel>
      {month && <StaticHubMonth {...month} />}
    </div>
  );
}
