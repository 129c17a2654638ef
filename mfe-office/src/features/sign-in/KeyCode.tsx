import { useTranslation } from 'react-i18next';
import styles from './SecondFactorSetupForm.module.css';

/** The key as a QR code, for the camera of a telephone; the same key stands beside it as text. */
export function KeyCode({ side, path }: { side: number; path: string }) {
  const { t } = useTranslation('office');
  return (
    <svg className={styles.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t('enrolment.picture')}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
