import { formatDate } from '@ofgc/shared/dates/format.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { PrintButton } from './PrintButton.tsx';
import styles from './LastUpdated.module.css';

/** The date of a page's last change, and a button to print it. @param on a local day, `YYYY-MM-DD` */
export function LastUpdated({ on }: { on: string }) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  return (
    <p className={styles.updated}>
      <time dateTime={on}>{t('updated', { date: formatDate(on, 'date', locale) })}</time>
      <PrintButton />
    </p>
  );
}
