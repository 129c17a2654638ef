import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { Filters } from '@ofgc/shared/design/forms/Filters/Filters.tsx';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { jobsPath } from '@ofgc/shared/routes/sections.ts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addressValue, facetNames, type FilterValues, type SelectName } from './filter-values.ts';
import styles from './VacancyFilters.module.css';

interface VacancyFiltersProps {
  filters: FilterValues;
  facets: ListMeta['facets'];
}

const selects = Object.keys(facetNames) as SelectName[];

/** Search and filters as a plain GET form; with JavaScript a changed select is sent at once and the scroll position stays. */
export function VacancyFilters({ filters, facets }: VacancyFiltersProps) {
  const { t } = useTranslation('jobs');
  const action = localisedPath(jobsPath, useLocale());
  const navigate = useNavigate();
  const { form, markOwnChange } = useFieldsSyncedWithAddress(filters);
  const send = () => {
    if (!form.current) return;
    const filled = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    );
    const query = new URLSearchParams(filled).toString();
    markOwnChange();
    void navigate(query ? `${action}?${query}` : action, { preventScrollReset: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const options = (name: SelectName) => [
    { value: '', label: t(`filter.${name}.all`) },
    ...(facets[facetNames[name]] ?? []).map(({ value, label, count }) => {
      const own = addressValue(name, value);
      return {
        value: own,
        label: t('filter.option', { label, count }),
        isDisabled: count === 0 && own !== filters[name],
      };
    }),
  ];
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={action}
      aria-label={t('filter.label')}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.search}>
        <Field
          name="texto"
          type="search"
          label={t('filter.texto.label')}
          placeholder={t('filter.texto.example')}
          defaultValue={filters.texto}
          maxLength={200}
        />
        <Button type="submit" kind="secondary" size="row">
          {t('filter.show')}
        </Button>
      </div>
      <Filters>
        {selects.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(`filter.${name}.label`)}
            options={options(name)}
            defaultValue={filters[name]}
            onChange={send}
          />
        ))}
      </Filters>
    </form>
  );
}

/**
 * The fields take the address's values when it changes without them (back, "remove filters"). After a change made in the
 * form, the focused field is left alone, because the visitor may still be typing in it.
 */
function useFieldsSyncedWithAddress(filters: FilterValues) {
  const form = useRef<HTMLFormElement>(null);
  const isOwnChange = useRef(false);
  useEffect(() => {
    const inUse = isOwnChange.current ? document.activeElement : null;
    isOwnChange.current = false;
    for (const [name, value] of Object.entries(filters)) {
      const field = form.current?.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field !== inUse)
        field.value = value;
    }
  }, [filters]);
  const markOwnChange = () => {
    isOwnChange.current = true;
  };
  return { form, markOwnChange };
}
