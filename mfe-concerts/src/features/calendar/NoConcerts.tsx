import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { withoutFilters } from '@ofgc/shared/filters/filters.ts';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { inMonth, pastOf } from '../calendar-filters/calendar-query.ts';
import { groupByMonth } from './entries/calendar-entries.ts';
import { CalendarList } from './entries/CalendarList.tsx';
import type { Calendar } from './load-calendar.ts';
import { nearestMonths } from './months/nearest-months.ts';
import styles from './NoConcerts.module.css';

/** No concert matches the filters: links to the nearest months with concerts, to past concerts, and to lists with fewer filters. */
export function NoConcerts({ calendar }: { calendar: Calendar }) {
  const { query, facets, opening, nearest: next, past, today } = calendar;
  const { t } = useTranslation(['concerts', 'shared']);
  const isUnfiltered = calendarPath(withoutFilters(query, ['cuando', 'vista'])) === eventsPath;
  const month = query.vista === 'mes' ? opening : query.mes;
  const nearest = nearestMonths(facets.monthOfYear ?? [], month ?? opening);
  const isUnannounced = isUnfiltered && next.length === 0;
  const isMonthOver = isUnfiltered && query.cuando !== 'pasados' && !isUnannounced;
  return (
    <div className={styles.none}>
      <EmptyState
        title={
          isMonthOver
            ? t('calendar.empty.monthOver')
            : t(isUnannounced ? 'calendar.empty.unannounced' : 'calendar.empty.title')
        }
        headingLevel={2}
        action={
          isUnannounced || isMonthOver ? undefined : (
            <ButtonLink to={eventsPath} preventScrollReset>
              {t('calendar.removeAll')}
            </ButtonLink>
          )
        }
      >
        {!isMonthOver && <p>{t(isUnannounced ? 'calendar.empty.unannouncedText' : 'calendar.empty.text')}</p>}
        {nearest.length > 0 && (
          <>
            <p className={styles.nearest}>{t('calendar.empty.nearest')}</p>
            <ul className={styles.months}>
              {nearest.map(({ value, label, count }) => (
                <li key={value}>
                  <Chip
                    to={calendarPath(inMonth(query, value))}
                    label={t('filterOption', { ns: 'shared', label, number: count })}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {past > 0 && (
          <p className={styles.nearest}>
            <ArrowLink to={calendarPath(pastOf(query))}>
              {t('filterOption', { ns: 'shared', label: t('calendar.pastConcerts'), number: past })}
            </ArrowLink>
          </p>
        )}
      </EmptyState>
      {next.length > 0 && (
        <section aria-labelledby="proximos">
          <h2 id="proximos" className={styles.next}>
            {t('calendar.empty.next')}
          </h2>
          <CalendarList months={groupByMonth(next)} today={today} />
        </section>
      )}
    </div>
  );
}
