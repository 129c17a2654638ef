import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import { activeDays } from './active-filters.ts';
import { inDays } from './calendar-query.ts';
import styles from './DatePresets.module.css';

interface DatePresetsProps {
  query: CalendarChoice;
  /** The API's ranges of days with their counts. */
  presets: readonly FacetOption[];
}

/**
 * Today, this weekend, the next thirty days, combined with the other filters and with their counts. A range without
 * concerts is not a link.
 */
export function DatePresets({ query, presets }: DatePresetsProps) {
  const { t } = useTranslation(['concerts', 'shared']);
  const chosen = activeDays(query);
  return (
    <ul className={styles.presets} aria-label={t('calendar.presets')}>
      {presets.map(({ value, label, count }) => {
        const text = t('filterOption', { ns: 'shared', label, number: count });
        return (
          <li key={value}>
            {count || value === chosen ? (
              <Chip to={calendarPath(inDays(query, value))} label={text} isCurrent={value === chosen} />
            ) : (
              <span className={styles.empty}>{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
