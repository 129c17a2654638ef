import { useIsHydrated } from '@ofgc/shared/hydration/use-is-hydrated.ts';
import { useTranslation } from 'react-i18next';
import styles from './PrintButton.module.css';

/** Prints the page. Until hydration it is invisible but keeps its space, so that the layout does not shift. */
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
