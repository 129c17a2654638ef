import { useTranslation } from 'react-i18next';
import type { OfferStatus } from '../../domain/offer-status.ts';
import styles from './JobStatus.module.css';

/** The stage of a call: active blue and bold, inactive dark red and bold (specification §9), and the word. */
export function JobStatus({ status, isActive }: { status: OfferStatus; isActive: boolean }) {
  const { t } = useTranslation('shared');
  return (
    <span className={styles.status} data-active={isActive ? '' : undefined}>
      {t(`offerStatus.${status}`)}
    </span>
  );
}
