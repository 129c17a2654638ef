import { useTranslation } from 'react-i18next';
import styles from './SecondFactorSetupForm.module.css';

/** The secret key as a QR code, for a telephone's camera; the same key stands beside it as text. */
export function KeyCode({ side, path }: { side: number; path: string }) {
  const { t } = useTranslation('office');
  return (
    <svg className={styles.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t('enrolment.picture')}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
