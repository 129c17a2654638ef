import { formatDate } from '@ofgc/shared/dates/format.ts';
import { monthWeeks } from '@ofgc/shared/dates/month-weeks.ts';
import { weekdayNames } from '@ofgc/shared/dates/weekday-names.ts';
import { monthTitle } from '@ofgc/shared/dates/month-label.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { QuickViewLink } from '../quick-view/QuickViewLink.tsx';
import type { CalendarEntry } from './calendar-entries.ts';
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
    <table className={styles.table}>
      <caption>{monthTitle(month, locale)}</caption>
      <thead>
        <tr>
          {weekdayNames(locale).map(({ letter, name }) => (
            <th scope="col" key={name}>
              <span className={styles.letter} aria-hidden="true">
                {letter}
              </span>
              <span className={styles.weekday}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week, index) => (
          <tr key={index}>
            {week.map((number, weekday) => {
              const day = number === null ? undefined : `${month}-${String(number).padStart(2, '0')}`;
              const concerts = entries.filter((entry) => entry.day === day);
              return (
                <td
                  key={weekday}
                  data-today={day === today ? '' : undefined}
                  data-busy={concerts.length ? '' : undefined}
                >
                  {number !== null && (
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
                      <span lang={event.lang === locale ? undefined : event.lang}>{event.title}</span>
                      {state === 'cancelled' && <em> {t('calendar.cancelled')}</em>}
                    </QuickViewLink>
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
