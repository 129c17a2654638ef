import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { FilterForm } from '@ofgc/shared/design/forms/FilterForm/FilterForm.tsx';
import { FilterSelect } from '@ofgc/shared/design/forms/FilterForm/FilterSelect.tsx';
import type { Filters } from '@ofgc/shared/filters/filters.ts';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './SelectFilters.module.css';

export interface SelectFilter {
  /** The name of the query parameter. */
  name: string;
  label: string;
  /** The words for no choice, in the label's gender. */
  all: string;
  options: readonly FacetOption[];
}

interface SelectFiltersProps {
  /** The form's accessible name. */
  label: string;
  /** The list's path without filters and without locale. */
  path: string;
  fields: readonly SelectFilter[];
  filters: Filters;
}

/** Filters as selects beside a button. */
export function SelectFilters({ label, path, fields, filters }: SelectFiltersProps) {
  const { t } = useTranslation('explore');
  return (
    <FilterForm className={styles.form} path={path} label={label} filters={filters}>
      <div className={styles.fields} data-count={fields.length}>
        {fields.map((field) => (
          <FilterSelect key={field.name} {...field} value={filters[field.name]} />
        ))}
      </div>
      <Button type="submit" kind="secondary" size="field">
        {t('filter.show')}
      </Button>
    </FilterForm>
  );
}
