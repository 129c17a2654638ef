import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { Filters } from '@ofgc/shared/design/forms/Filters/Filters.tsx';
import { eventFilterParameters } from '@ofgc/shared/routes/event-parameters.ts';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation } from 'react-router';
import {
  calendarAddress,
  type CalendarQuery,
  calendarPath,
  type FilterName,
  parseCalendarQuery,
} from './calendar-query.ts';
import styles from './CalendarFilters.module.css';

interface CalendarFiltersProps {
  query: CalendarQuery;
  facets: ListMeta['facets'];
}

type SelectName = Exclude<FilterName, 'desde' | 'hasta'>;
const first: readonly SelectName[] = ['temporada', 'categoria', 'director', 'solista', 'compositor'];
const more: readonly SelectName[] = ['tipo', 'lugar', 'precio_max', 'gratis', 'accesible', 'edad', 'anio', 'mes'];
const days: readonly FilterName[] = ['desde', 'hasta'];

/** The filters as a form: works by itself as a GET form; in the browser every choice counts at once. */
export function CalendarFilters({ query, facets }: CalendarFiltersProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const navigate = useNavigate();
  const shown = usePendingQuery() ?? query;
  const apply = (form: HTMLFormElement) => {
    const chosen = parseCalendarQuery(
      new URLSearchParams(
        [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      ),
    ).query;
    void navigate(localisedPath(calendarPath(chosen), locale), { preventScrollReset: true });
  };
  const choose = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form && apply(event.currentTarget.form);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const select = (name: SelectName) => (
    <SelectField
      key={name}
      name={name}
      label={t(`calendar.filter.${name}`)}
      value={shown[name] ?? ''}
      onChange={choose}
      options={[
        { value: '', label: t(`calendar.any.${name}`) },
        ...(facets[eventFilterParameters[name]] ?? []).map(({ value, label, count }) => ({
          value,
          label: t('calendar.option', { label, count }),
          isDisabled: count === 0 && shown[name] !== value,
        })),
      ]}
    />
  );
  // A day is typed number by number: it counts when it is whole.
  const day = (name: FilterName) => (
    <Field
      key={`${name} ${query[name]}`}
      name={name}
      type="date"
      label={t(`calendar.filter.${name}`)}
      defaultValue={query[name]}
      onBlur={({ currentTarget: { form, value } }) => form && value !== (query[name] ?? '') && apply(form)}
    />
  );
  return (
    <form
      className={styles.form}
      method="get"
      action={localisedPath(calendarAddress, locale)}
      aria-label={t('calendar.filters')}
      onSubmit={submit}
    >
      {query.cuando && <input type="hidden" name="cuando" value={query.cuando} />}
      {query.vista && <input type="hidden" name="vista" value={query.vista} />}
      <Filters>{first.map(select)}</Filters>
      <details className={styles.more} open={[...more, ...days].some((name) => query[name])}>
        <summary>{t('calendar.moreFilters')}</summary>
        <Filters>
          {more.map(select)}
          {days.map(day)}
        </Filters>
      </details>
      <Button className={styles.submit} type="submit" kind="secondary" size="row">
        {t('calendar.showResults')}
      </Button>
    </form>
  );
}

/** What the visitor has just chosen, while its concerts are on their way. */
function usePendingQuery(): CalendarQuery | undefined {
  const { location } = useNavigation();
  return location?.pathname.endsWith(calendarAddress)
    ? parseCalendarQuery(new URLSearchParams(location.search)).query
    : undefined;
}
