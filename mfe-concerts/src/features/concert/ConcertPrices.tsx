import { Prices } from '@ofgc/shared/design/concerts/Prices/Prices.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertPrices.module.css';

/** What a seat costs in each zone. @param hasStates whether seats can be bought now */
export function ConcertPrices({ zones, hasStates }: { zones: Event['priceZones']; hasStates: boolean }) {
  const { t } = useTranslation('concerts');
  return (
    <section aria-labelledby="precios">
      <SectionHead id="precios" title={t('concert.prices.title')} isTight />
      <Prices zones={zones} hasStates={hasStates} />
      <p className={styles.final}>{t('concert.prices.final')}</p>
    </section>
  );
}
