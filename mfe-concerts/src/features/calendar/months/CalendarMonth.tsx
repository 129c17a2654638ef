import { formatDate } from '@ofgc/shared/dates/format.ts';
import { MonthTable } from '@ofgc/shared/design/concerts/MonthTable/MonthTable.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { QuickViewLink } from '../../quick-view/QuickViewLink.tsx';
import type { CalendarEntry } from '../entries/calendar-entries.ts';
import styles from './CalendarMonth.module.css';

interface CalendarMonthProps {
  /** `YYYY-MM`. */
  month: string;
  entries: readonly CalendarEntry[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** A month as a table with room for the concerts' titles, which narrow screens show in the list below only. */
export function CalendarMonth({ month, entries, today }: CalendarMonthProps) {
  const locale = useLocale();
  const { t } = useTranslation('concerts');
  return (
    <MonthTable
      month={month}
      className={styles.table}
      renderHeading={({ letter, name }) => (
        <>
          <span className={styles.letter} aria-hidden="true">
            {letter}
          </span>
          <span className={styles.weekday}>{name}</span>
        </>
      )}
      renderCell={(number, day) => {
        const concerts = entries.filter((entry) => entry.day === day);
        return (
          <td data-today={day === today ? '' : undefined} data-busy={concerts.length ? '' : undefined}>
            {number && (
              <span className={styles.number}>
                {number}
                {day === today && <span className="visually-hidden"> {t('calendar.today')}</span>}
              </span>
            )}
            {concerts.map(({ event, performance: { id, startsAt, state } }) => (
              <QuickViewLink
                key={id}
                event={event}
                className={styles.concert}
                data-kind={event.category.kind}
                data-state={state}
              >
                <time dateTime={startsAt}>{formatDate(startsAt, 'time', locale)}</time>{' '}
                <span lang={foreignLang(event.lang, locale)}>{event.title}</span>
                {state === 'cancelled' && <em> {t('calendar.cancelled')}</em>}
                {state === 'postponed' && <em> {t('calendar.postponed')}</em>}
              </QuickViewLink>
            ))}
          </td>
        );
      }}
    />
  );
}
