import { MiniMonth } from '@ofgc/shared/design/concerts/MiniMonth/MiniMonth.tsx';
import { useTranslation } from 'react-i18next';
import styles from './CalendarAside.module.css';
import type { Calendar } from './load-calendar.ts';

/** Two small months beside the list, on wide screens. */
export function CalendarAside({ grids, today }: Pick<Calendar, 'grids' | 'today'>) {
  const { t } = useTranslation('concerts');
  return (
    <aside className={`${styles.aside} stays-in-view`} aria-label={t('calendar.monthView')}>
      {grids.map(({ month, days }) => (
        <MiniMonth key={month} month={month} days={days} today={today} />
      ))}
    </aside>
  );
}
