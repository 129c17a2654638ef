import { useIsHydrated } from '@ofgc/shared/hydration/use-is-hydrated.ts';
import { useTranslation } from 'react-i18next';
import styles from './PrintButton.module.css';

/** Prints the page. Until the browser lives it is not to be seen, but has its place: the page does not jump. */
export function PrintButton() {
  const { t } = useTranslation('about');
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      className={styles.print}
      data-print="hidden"
      disabled={!isHydrated}
      onClick={() => window.print()}
    >
      {t('print')}
    </button>
  );
}
