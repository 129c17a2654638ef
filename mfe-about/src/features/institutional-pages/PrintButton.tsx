import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PrintButton.module.css';

const never = () => () => undefined;

/** Prints the page. It is rendered only in the browser, because it does nothing without JavaScript. */
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
