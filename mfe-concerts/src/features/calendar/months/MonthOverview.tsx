import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { formatMonth } from '@ofgc/shared/dates/format-month.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { ArrowLeft } from 'lucide-react';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import { withinMonth } from '../../calendar-filters/calendar-query.ts';
import type { Calendar } from '../load-calendar.ts';
import styles from './MonthOverview.module.css';
import { CalendarMonth } from './CalendarMonth.tsx';
import { neighbourMonths } from './nearest-months.ts';

/** One month as a large table, with links to the previous and next months that have concerts. */
export function MonthOverview({ calendar: { query, opening, facets, months, today } }: { calendar: Calendar }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { before, after } = neighbourMonths(facets.monthOfYear ?? [], opening);
  const entries = months.flatMap((month) => month.entries);
  return (
    <div className={styles.overview}>
      <nav className={styles.neighbours} aria-label={t('calendar.otherMonths')}>
        {before && (
          <ArrowLink
            to={calendarPath(withinMonth(query, before.value))}
            icon={ArrowLeft}
            isIconFirst
            preventScrollReset
          >
            <span className="visually-hidden">{t('calendar.previousMonth')} </span>
            {nameBeside(before.value, opening, locale)}
          </ArrowLink>
        )}
        {after && (
          <ArrowLink to={calendarPath(withinMonth(query, after.value))} preventScrollReset>
            <span className="visually-hidden">{t('calendar.nextMonth')} </span>
            {nameBeside(after.value, opening, locale)}
          </ArrowLink>
        )}
      </nav>
      <CalendarMonth month={opening} entries={entries} today={today} />
    </div>
  );
}

/** A month's name, with its year if that is not the current one. */
function nameBeside(month: string, shown: string, locale: Locale): string {
  return month.slice(0, 4) === shown.slice(0, 4)
    ? formatMonth(month, 'monthName', locale)
    : formatMonth(month, 'month', locale);
}
