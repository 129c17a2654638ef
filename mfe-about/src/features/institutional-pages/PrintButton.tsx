import { useIsHydrated } from '@ofgc/shared/hydration/use-is-hydrated.ts';
import { useTranslation } from 'react-i18next';
import styles from './PrintButton.module.css';

/** Prints the page. It is rendered only in the browser, because it does nothing without JavaScript. */
export function PrintButton() {
  const { t } = useTranslation('about');
  if (!useIsHydrated()) return null;
  return (
    <button type="button" className={styles.print} data-print="hidden" onClick={() => window.print()}>
      {t('print')}
    </button>
  );
}
