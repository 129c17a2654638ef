import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import plus from '@ofgc/shared/design/text/Details/PlusSummary.module.css';
import { useLocale } from '@ofgc/shared/i18n';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { WhenParameter } from '@ofgc/shared/routes/concerts/event-parameters.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { activeCalendarFilters } from './active-filters.ts';
import { CalendarFilters } from './CalendarFilters.tsx';
import { DatePresets } from './DatePresets.tsx';
import styles from './FilterFold.module.css';
import { WhenChoice } from './WhenChoice.tsx';

interface FilterFoldProps {
  query: CalendarChoice;
  when: WhenParameter;
  impliedWhen: WhenParameter | undefined;
  facets: ListMeta['facets'];
  /** The number of concerts under these filters. */
  total: number;
  className: string | undefined;
}

/** All filters of the calendar: on a phone a row that is folded at first, on wide screens open. */
export function FilterFold({ query, when, impliedWhen, facets, total, className }: FilterFoldProps) {
  const { t } = useTranslation('concerts');
  const active = activeCalendarFilters(query, facets, useLocale()).length;
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={fold} className={`${styles.fold} ${className ?? ''}`}>
      <summary className={plus.plusSummary}>
        {active > 0 ? t('calendar.filtersActive', { count: active }) : t('calendar.filters')}
      </summary>
      <div className={styles.panel}>
        <div className={styles.times}>
          <WhenChoice query={query} when={when} impliedWhen={impliedWhen} />
          <DatePresets query={query} presets={facets.dates ?? []} />
        </div>
        <CalendarFilters
          query={query}
          facets={facets}
          total={total}
          onShow={() => fold.current?.removeAttribute('open')}
        />
      </div>
    </details>
  );
}
