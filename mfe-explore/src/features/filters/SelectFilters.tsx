import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './SelectFilters.module.css';

export interface SelectFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  options: readonly FacetOption[];
  /** Empty where the filter is not active. */
  value: string;
}

interface SelectFiltersProps {
  /** The form's accessible name. */
  label: string;
  /** The list without filters, without locale. */
  path: string;
  filters: readonly SelectFilter[];
}

/** Filters as a plain GET form. With JavaScript the page is not left, and the address has no empty filters. */
export function SelectFilters({ label, path, filters }: SelectFiltersProps) {
  const { t } = useTranslation('explore');
  const action = localisedPath(path, useLocale());
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    const query = new URLSearchParams(chosen).toString();
    void navigate(query ? `${action}?${query}` : action, { preventScrollReset: true });
  };
  return (
    <form className={styles.form} method="get" action={action} aria-label={label} onSubmit={submit}>
      <div className={styles.fields} data-count={filters.length}>
        {filters.map(({ name, label: fieldLabel, options, value }) => (
          <SelectField
            // A new key resets the field when back or forward changes the address.
            key={`${name} ${value}`}
            name={name}
            label={fieldLabel}
            options={[
              { value: '', label: t('filter.all') },
              ...options.map((option) => ({
                value: option.value,
                label: t('filter.option', { label: option.label, number: option.count }),
                isDisabled: option.count === 0 && option.value !== value,
              })),
            ]}
            defaultValue={value}
          />
        ))}
      </div>
      <Button type="submit" kind="secondary" size="row">
        {t('filter.show')}
      </Button>
    </form>
  );
}
