import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import styles from './CalendarViews.module.css';

/** Whether the concerts are shown as a list or as a month. */
export function CalendarViews({ query, className }: { query: CalendarChoice; className: string | undefined }) {
  const { t } = useTranslation('concerts');
  const isMonth = query.vista === 'mes';
  return (
    <nav className={className} aria-label={t('calendar.views')}>
      <ul className={styles.views}>
        <li>
          <Chip
            to={calendarPath({ ...query, vista: undefined })}
            label={t('calendar.view.list')}
            isCurrent={!isMonth}
          />
        </li>
        <li>
          <Chip to={calendarPath({ ...query, vista: 'mes' })} label={t('calendar.view.month')} isCurrent={isMonth} />
        </li>
      </ul>
    </nav>
  );
}
