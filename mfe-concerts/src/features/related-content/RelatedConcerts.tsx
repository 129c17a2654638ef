import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { Carousel } from '@ofgc/shared/design/layout/Carousel/Carousel.tsx';
import type { EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { useTranslation } from 'react-i18next';
import { StaticRelatedCard } from './StaticRelatedCard.tsx';

/** Concerts related to this one. */
export function RelatedConcerts({ events }: { events: readonly EventCard[] }) {
  const { t } = useTranslation('concerts');
  if (!events.length) return null;
  return (
    <Section tone="sunken" aria-labelledby="relacionados" data-print="hidden">
      <Container>
        <SectionHead id="relacionados" title={t('concert.related.title')} />
        <Carousel label={t('concert.related.label')}>
          {events.map((event) => (
            <StaticRelatedCard key={event.id} event={event} />
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}
