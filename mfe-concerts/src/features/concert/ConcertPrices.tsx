import { HallPlan } from '@ofgc/shared/design/concerts/HallPlan/HallPlan.tsx';
import { ZonePrices } from '@ofgc/shared/design/concerts/ZonePrices/ZonePrices.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertPrices.module.css';

export interface ConcertPricesProps {
  zones: Event['priceZones'];
  /** Seats can be bought now. */
  hasStates: boolean;
  /** Where the zones are; undefined where the hall could not be had. */
  hall: Venue['halls'][number] | undefined;
  /** Of the hall's words, where it is not the page's. */
  lang: string | undefined;
}

/** The zones' prices, and where the zones are. */
export function ConcertPrices({ zones, hasStates, hall, lang }: ConcertPricesProps) {
  const { t } = useTranslation('concerts');
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
