import { MonthGrid } from '@ofgc/shared/design/concerts/MonthGrid/MonthGrid.tsx';
import { useTranslation } from 'react-i18next';
import styles from './CalendarAside.module.css';
import type { Calendar } from './load-calendar.ts';

/** Two small months beside the list, on wide screens. */
export function CalendarAside({ grids, today }: Pick<Calendar, 'grids' | 'today'>) {
  const { t } = useTranslation('concerts');
  return (
    <aside className={styles.aside} aria-label={t('calendar.monthView')}>
      {grids.map(({ month, days }) => (
        <MonthGrid key={month} month={month} days={days} today={today} />
      ))}
    </aside>
  );
}
