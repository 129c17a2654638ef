import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import styles from './ConcertCard.module.css';

/** The placeholder of a card that is being loaded, in the card's own layout. */
export function ConcertCardSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.card} aria-busy="true">
      <Skeleton shape="poster" />
      <Skeleton shape="numeral" />
      <div className={styles.text}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
      <p className="soft small">{t('loading')}</p>
    </div>
  );
}
