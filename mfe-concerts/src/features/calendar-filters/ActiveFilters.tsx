import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { withoutFilters } from '@ofgc/shared/filters/filters.ts';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import { activeCalendarFilters } from './active-filters.ts';
import styles from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  query: CalendarChoice;
  facets: ListMeta['facets'];
  className?: string | undefined;
}

/** The active filters, each with a link that removes it; empty where none is. */
export function ActiveFilters({ query, facets, className }: ActiveFiltersProps) {
  const { t } = useTranslation('concerts');
  const filters = activeCalendarFilters(query, facets, useLocale());
  if (filters.length === 0) return null;
  return (
    <ul
      className={className ? `${styles.filters} ${className}` : styles.filters}
      aria-label={t('calendar.activeFilters')}
    >
      {filters.map(({ names, label }) => (
        <li key={names.join()}>
          <Chip to={calendarPath(withoutFilters(query, names))} label={label} isRemovable />
        </li>
      ))}
      <li className={styles.all}>
        <SiteLink to={calendarPath({ cuando: query.cuando, vista: query.vista })} preventScrollReset>
          {t('calendar.removeAll')}
        </SiteLink>
      </li>
    </ul>
  );
}
