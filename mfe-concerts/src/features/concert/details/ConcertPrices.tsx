import { HallPlan } from '@ofgc/shared/design/concerts/HallPlan/HallPlan.tsx';
import { ZonePrices } from '@ofgc/shared/design/concerts/ZonePrices/ZonePrices.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { hasZoneStates } from '@ofgc/shared/domain/events/has-zone-states.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertPrices.module.css';

export interface ConcertPricesProps {
  /** As it was fetched: the states of its zones are those of the date that was then featured. */
  event: Pick<Event, 'priceZones' | 'performances'>;
  /** The featured date. */
  performance: Pick<Performance, 'price' | 'sale' | 'state' | 'ticketUrl'>;
  /** The hall with its zones; undefined where it could not be fetched. */
  hall: Venue['halls'][number] | undefined;
  /** The language of the hall's texts where it differs from the page's. */
  lang: string | undefined;
}

/** The prices of the zones, and their location in the hall. */
export function ConcertPrices({ event, performance, hall, lang }: ConcertPricesProps) {
  const { t } = useTranslation('concerts');
  const zones = event.priceZones;
  // Beside a date whose seats sell otherwise, the states of one date would be wrong.
  const hasStates =
    hasZoneStates(performance) &&
    event.performances.every(({ sale, ticketUrl }) => !ticketUrl || sale === performance.sale);
  return (
    <section aria-labelledby="precios">
      <SectionHead id="precios" title={t('concert.prices.title')} isTight />
      <ZonePrices zones={zones} hasStates={hasStates} />
      <p className={styles.final}>{t('concert.prices.final')}</p>
      {hall?.plan && (
        <Details summary={t('concert.prices.plan')} id="plano">
          <HallPlan hall={hall} zones={zones.map(({ zone }) => zone)} prices={zones} lang={lang} />
        </Details>
      )}
    </section>
  );
}
