import { MiniMonth } from '@ofgc/shared/design/concerts/MiniMonth/MiniMonth.tsx';
import styles from './HubMonth.module.css';
import type { UpcomingMonth } from './upcoming-month.ts';

/** The month of the next concert as a small calendar. */
export function HubMonth({ month, days, today }: UpcomingMonth) {
  return (
    <div className={styles.month}>
      <MiniMonth month={month} days={days} today={today} />
    </div>
  );
}
