import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/calendar.ts';
import { useTranslation } from 'react-i18next';
import { effectiveWhen, namesTime, whenWords } from '../calendar-filters/calendar-query.ts';
import styles from './CalendarViews.module.css';

/** Which concerts, and whether as a list or as a month. */
export function CalendarViews({ query }: { query: CalendarChoice }) {
  const { t } = useTranslation('concerts');
  const isMonth = query.vista === 'mes';
  // Without any time named, upcoming concerts need no word in the address.
  const untimed = !namesTime(query);
  const when = isMonth ? (query.cuando ?? 'todos') : effectiveWhen(query);
  return (
    <nav className={styles.views} aria-label={t('calendar.views')}>
      <ul>
        {whenWords.map((word) => (
          <li key={word}>
            <Chip
              to={calendarPath({ ...query, cuando: word === 'proximos' && untimed && !isMonth ? undefined : word })}
              label={t(`calendar.when.${word}`)}
              isCurrent={word === when}
            />
          </li>
        ))}
      </ul>
      <ul>
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
