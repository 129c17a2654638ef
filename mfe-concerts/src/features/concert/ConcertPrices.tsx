import { HallPlan } from '@ofgc/shared/design/concerts/HallPlan/HallPlan.tsx';
import { ZonePrices } from '@ofgc/shared/design/concerts/ZonePrices/ZonePrices.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { wheelchairSpacePath } from '@ofgc/shared/routes/concerts/tickets.ts';
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
  /** The performance at which one can ask for a wheelchair space; undefined where there are none. */
  wheelchairsAt: number | undefined;
}

/** The zones' prices, where the zones are, and the way to a wheelchair space. */
export function ConcertPrices({ zones, hasStates, hall, lang, wheelchairsAt }: ConcertPricesProps) {
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
      {wheelchairsAt !== undefined && (
        <Details summary={t('concert.prices.wheelchair')} id="silla-de-ruedas">
          <p>{t('concert.prices.wheelchairText')}</p>
          <ArrowLink to={wheelchairSpacePath(wheelchairsAt)}>{t('concert.prices.wheelchairLink')}</ArrowLink>
        </Details>
      )}
    </section>
  );
}
