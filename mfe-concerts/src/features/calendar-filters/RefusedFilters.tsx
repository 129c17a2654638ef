import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { useTranslation } from 'react-i18next';
import { calendarAddress, type RefusedFilter } from './calendar-query.ts';
import styles from './RefusedFilters.module.css';

/** The filters of the address that are not valid, and the way to the calendar. */
export function RefusedFilters({ refused }: { refused: readonly RefusedFilter[] }) {
  const { t } = useTranslation('concerts');
  return (
    <div className={styles.refused}>
      <Notice look="cancelled" title={t('calendar.refused.title')}>
        <ul>
          {refused.map(({ name, value, reason = 'filter' }) => (
            <li key={name}>{t(`calendar.refused.${reason}`, { name: t(`calendar.filter.${name}`), value })}</li>
          ))}
        </ul>
      </Notice>
      <ButtonLink to={calendarAddress}>{t('calendar.refused.unfiltered')}</ButtonLink>
    </div>
  );
}
