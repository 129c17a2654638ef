import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { useTranslation } from 'react-i18next';
import { calendarAddress, calendarPath, chosenMonth, inMonth } from '../calendar-filters/calendar-query.ts';
import type { Calendar } from './load-calendar.ts';
import { nearestMonths } from './nearest-months.ts';
import styles from './NoConcerts.module.css';

/** No concert under these filters: the nearest months that have some, and the ways out. */
export function NoConcerts({ calendar: { query, facets, opening } }: { calendar: Calendar }) {
  const { t } = useTranslation('concerts');
  const isUnfiltered = calendarPath({ ...query, cuando: undefined, vista: undefined }) === calendarAddress;
  const month = query.vista === 'mes' ? opening : chosenMonth(query);
  const nearest = nearestMonths(facets.monthOfYear ?? [], month ?? opening);
  const hasPast = isUnfiltered && query.cuando !== 'pasados';
  return (
    <EmptyState
      title={t(isUnfiltered ? 'calendar.empty.unannounced' : 'calendar.empty.title')}
      headingLevel={2}
      action={
        isUnfiltered ? undefined : (
          <ButtonLink to={calendarAddress} preventScrollReset>
            {t('calendar.removeAll')}
          </ButtonLink>
        )
      }
    >
      <p>{t(isUnfiltered ? 'calendar.empty.unannouncedText' : 'calendar.empty.text')}</p>
      {nearest.length > 0 && (
        <>
          <p className={styles.nearest}>{t('calendar.empty.nearest')}</p>
          <ul className={styles.months}>
            {nearest.map(({ value, label, count }) => (
              <li key={value}>
                <Chip to={calendarPath(inMonth(query, value))} label={t('calendar.option', { label, count })} />
              </li>
            ))}
          </ul>
        </>
      )}
      {hasPast && (
        <p className={styles.nearest}>
          <ArrowLink to={calendarPath({ cuando: 'pasados' })}>{t('calendar.pastConcerts')}</ArrowLink>
        </p>
      )}
    </EmptyState>
  );
}
