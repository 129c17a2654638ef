import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { FilterForm } from '@ofgc/shared/design/forms/FilterForm/FilterForm.tsx';
import { FilterSelect } from '@ofgc/shared/design/forms/FilterForm/FilterSelect.tsx';
import { FilterFields } from '@ofgc/shared/design/forms/FilterFields/FilterFields.tsx';
import plus from '@ofgc/shared/design/text/Details/PlusSummary.module.css';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { EventFilterParameter } from '@ofgc/shared/routes/concerts/event-parameters.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedQuery, monthBefore, offeredOptions } from './calendar-query.ts';
import styles from './CalendarFilters.module.css';

interface CalendarFiltersProps {
  query: CalendarChoice;
  facets: ListMeta['facets'];
  /** The number of concerts under these filters. */
  total: number;
  /** Called before the form is sent, when the visitor asks to see the results. */
  onShow: () => void;
}

type SelectName = Exclude<EventFilterParameter, 'desde' | 'hasta'>;
const first: readonly SelectName[] = ['temporada', 'categoria', 'director', 'solista', 'compositor'];
const more: readonly SelectName[] = ['lugar', 'precio_max', 'gratis', 'accesible', 'edad', 'anio', 'mes'];
const days = ['desde', 'hasta'] as const;

/** The filters of the calendar: the most used ones, and the others in a fold. */
export function CalendarFilters({ query, facets, total, onShow }: CalendarFiltersProps) {
  const { t } = useTranslation('concerts');
  const options = offeredOptions(facets, query);
  // Once open it stays so: who takes the last of them off has the focus in it.
  const isMoreChosen = [...more, ...days].some((name) => query[name]);
  const [isMoreOpen, setMoreOpen] = useState(isMoreChosen);
  if (isMoreChosen && !isMoreOpen) setMoreOpen(true);
  const select = (name: SelectName) => (
    <FilterSelect
      key={name}
      name={name}
      label={t(`calendar.filter.${name}`)}
      all={t(`calendar.any.${name}`)}
      options={options[name]}
      value={query[name]}
    />
  );
  // A date is typed digit by digit, so that it is only applied when the field loses the focus.
  const day = (name: (typeof days)[number]) => (
    <Field
      key={name}
      name={name}
      type="date"
      label={t(`calendar.filter.${name}`)}
      defaultValue={query[name]}
      onBlur={({ currentTarget: { form, value } }) => value !== (query[name] ?? '') && form?.requestSubmit()}
    />
  );
  return (
    <FilterForm
      className={styles.form}
      path={eventsPath}
      label={t('calendar.filters')}
      filters={query}
      pathOf={(chosen) => calendarPath(changedQuery(chosen, query))}
      isImmediate
    >
      {query.cuando && <input type="hidden" name="cuando" value={query.cuando} />}
      {query.vista && <input type="hidden" name="vista" value={query.vista} />}
      <input type="hidden" name={monthBefore} value={query.mes ?? ''} />
      <FilterFields>{first.map(select)}</FilterFields>
      <details className={styles.more} open={isMoreOpen}>
        <summary className={plus.plusSummary}>{t('calendar.moreFilters')}</summary>
        <FilterFields>
          {more.map(select)}
          {days.map(day)}
        </FilterFields>
      </details>
      <p className={styles.submit} data-answer>
        <Button type="submit" kind="secondary" size="row" onClick={onShow}>
          {t('calendar.showResults', { count: total })}
        </Button>
      </p>
    </FilterForm>
  );
}
