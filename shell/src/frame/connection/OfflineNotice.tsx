import { useTranslation } from 'react-i18next';
import styles from './OfflineNotice.module.css';
import { useConnection } from './use-connection.ts';

/** Says politely that the connection is gone; what is on the screen stays. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useConnection();
  return (
    <output className={styles.strip} data-print="hidden">
      {isOnline ? null : t('offline')}
    </output>
  );
}
