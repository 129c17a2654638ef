import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PrintButton.module.css';

const never = () => () => undefined;

/** Prints the page. Only the browser can, so it appears there: without JavaScript nobody sees a button that does nothing. */
export function PrintButton() {
  const { t } = useTranslation('about');
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <button type="button" className={styles.print} data-print="hidden" onClick={() => window.print()}>
      {t('print')}
    </button>
  );
}
