import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { Carousel } from '@ofgc/shared/design/layout/Carousel/Carousel.tsx';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { QuickViewIconLink } from '../quick-view/QuickViewIconLink.tsx';
import styles from './ComingWeeks.module.css';

function DrawnComingWeeks({ events }: { events: readonly EventCard[] }) {
  const { t } = useTranslation('concerts');
  return (
    <Section aria-labelledby="proximos-conciertos">
      <Container>
        <SectionHead
          id="proximos-conciertos"
          title={t('home.comingWeeks.title')}
          link={{ to: eventsPath, label: t('home.comingWeeks.link') }}
        />
        <Carousel label={t('home.comingWeeks.label')}>
          {events.map((event) => (
            <div className={styles.item} key={event.id}>
              <ConcertCard event={event} performance={featuredPerformance(event.performances)} />
              <QuickViewIconLink event={event} />
            </div>
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}

/** The concerts after the next one, as a carousel. */
export const ComingWeeks = cachedOnServer(DrawnComingWeeks);
