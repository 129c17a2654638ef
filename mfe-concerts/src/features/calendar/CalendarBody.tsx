import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { MonthPicker } from '@ofgc/shared/design/concerts/MonthPicker/MonthPicker.tsx';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { calendarFeedPath, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import { ActiveFilters } from '../calendar-filters/ActiveFilters.tsx';
import { inMonth, pastOf } from '../calendar-filters/calendar-query.ts';
import { FilterFold } from '../calendar-filters/FilterFold.tsx';
import { SubscribeToCalendar } from '../external-calendars/SubscribeToCalendar.tsx';
import { CalendarAside } from './CalendarAside.tsx';
import styles from './CalendarBody.module.css';
import { CalendarList } from './entries/CalendarList.tsx';
import { CalendarStatus } from './CalendarStatus.tsx';
import { CalendarViews } from './CalendarViews.tsx';
import type { Calendar } from './load-calendar.ts';
import { singleMonth } from './single-month.ts';
import { LaterMonthOverview } from './months/LaterMonthOverview.tsx';
import { LaterNoConcerts } from './LaterNoConcerts.tsx';

interface CalendarBodyProps {
  calendar: Calendar;
  /** Whether the concerts of a new choice are loading. */
  isLoading: boolean;
}

/** Months, filters, and the concerts that match them. */
export function CalendarBody({ calendar, isLoading }: CalendarBodyProps) {
  const { t } = useTranslation('concerts');
  const { query, when, impliedWhen, total, facets, months, selectable, opening, grids, today } = calendar;
  const counts = new Map(facets.monthOfYear?.map(({ value, count }) => [value, count]));
  return (
    <>
      <MonthPicker
        months={selectable.map((month) => ({
          month,
          concerts: counts.get(month) ?? 0,
          to: calendarPath(inMonth(query, month)),
        }))}
        current={singleMonth(calendar) ?? (when === 'proximos' ? opening : undefined)}
      />
      <div className={styles.body}>
        <FilterFold
          className={styles.fold}
          query={query}
          when={when}
          impliedWhen={impliedWhen}
          facets={facets}
          total={total}
        />
        <CalendarViews className={styles.views} query={query} />
        <ActiveFilters className={styles.active} query={query} facets={facets} />
        <div className={styles.status}>
          <ResultBar status={<CalendarStatus calendar={calendar} />} />
        </div>
        <SubscribeToCalendar
          className={styles.subscribe}
          query={query}
          text={t(calendarFeedPath(query) !== calendarFeedPath({}) ? 'subscribe.filtered' : 'subscribe.text')}
        />
        <div className={styles.calendar} data-view={query.vista} aria-busy={isLoading}>
          {query.vista === 'mes' ? (
            <LaterMonthOverview calendar={calendar} />
          ) : (
            <CalendarAside grids={grids} today={today} />
          )}
          {months.length ? <CalendarList months={months} today={today} /> : <LaterNoConcerts calendar={calendar} />}
        </div>
        {when === 'proximos' && months.length > 0 && (
          <p className={styles.past}>
            <ArrowLink to={calendarPath(pastOf(query))}>{t('calendar.pastConcerts')}</ArrowLink>
          </p>
        )}
      </div>
    </>
  );
}
