import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { Wordmark } from '@ofgc/shared/design/brand/Wordmark/Wordmark.tsx';
import { useTranslation } from 'react-i18next';
import styles from './HomeLink.module.css';

/** The wordmark, which leads home. */
export function HomeLink({ size }: { size?: 'bar' | 'footer' }) {
  const { t } = useTranslation('shell');
  return (
    <SiteLink to="/" className={styles.link}>
      <span className="visually-hidden">{t('homeLink')}</span>
      <Wordmark size={size} />
    </SiteLink>
  );
}
