import { formatDate } from '@ofgc/shared/dates/format.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './EndAndApplause.module.css';

/** Below the programme: when the concert ends, unless it is over, and when to applaud. */
export function EndAndApplause({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <p className={styles.ends}>
      {endsAt !== null && t('programmeBooklet.endsAt', { time: formatDate(endsAt, 'time', locale) })}{' '}
      {t('programmeBooklet.applause')}
    </p>
  );
}
