import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../dates/format.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import styles from './DateMark.module.css';

interface DateMarkProps {
  /** An instant, ISO 8601. */
  startsAt: string;
  /** The instants of further performances on that day, whose hours are shown beside the first one's. */
  also?: readonly string[];
  /** Card: weekday, month and hour beside a small numeral. Row: weekday and hour under a large numeral; the month is a heading above the rows. */
  size?: 'card' | 'row';
  isToday?: boolean;
  /** Shows the year, for past seasons. */
  hasYear?: boolean;
  className?: string | undefined;
}

/** A date with the day as a numeral. */
export function DateMark({ startsAt, also = [], size = 'card', isToday, hasYear, className }: DateMarkProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const time = [startsAt, ...also].map((instant) => formatDate(instant, 'time', locale)).join(' · ');
  const month = [formatDate(startsAt, 'monthShort', locale), hasYear && formatDate(startsAt, 'year', locale)]
    .filter(Boolean)
    .join(' ');
  const parts = size === 'card' ? [month, time] : [time, isToday && t('today')];
  return (
    <time className={className ? `${styles.mark} ${className}` : styles.mark} dateTime={startsAt} data-size={size}>
      <span className={styles.day}>{formatDate(startsAt, 'dayNumber', locale)}</span>{' '}
      <span className={styles.rest}>
        <span>{formatDate(startsAt, 'weekday', locale)}</span> <span>{parts.filter(Boolean).join(' · ')}</span>
      </span>
    </time>
  );
}
