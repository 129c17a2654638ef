import { useTranslation } from 'react-i18next';
import styles from './OfflineNotice.module.css';
import { useConnection } from './use-connection.ts';

/** Announces that the browser is offline; the page stays. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useConnection();
  return (
    <output className={styles.notice} data-print="hidden">
      {isOnline ? null : t('offline')}
    </output>
  );
}
