import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { FilterForm } from '@ofgc/shared/design/forms/FilterForm/FilterForm.tsx';
import { FilterSelect } from '@ofgc/shared/design/forms/FilterForm/FilterSelect.tsx';
import { FilterFields } from '@ofgc/shared/design/forms/FilterFields/FilterFields.tsx';
import { maxFilterLength } from '@ofgc/shared/filters/filters.ts';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { selectNames, type VacancyFilterValues, vacancyOptions } from './vacancy-filters.ts';
import styles from './VacancyFilters.module.css';

interface VacancyFiltersProps {
  filters: VacancyFilterValues;
  facets: ListMeta['facets'];
}

/** A text search that is sent by its button, and filters that apply at once. */
export function VacancyFilters({ filters, facets }: VacancyFiltersProps) {
  const { t } = useTranslation('jobs');
  const options = vacancyOptions(facets);
  return (
    <FilterForm className={styles.form} label={t('filter.label')} path={jobsPath} filters={filters} isImmediate>
      <div className={styles.search}>
        <Field
          name="texto"
          type="search"
          label={t('filter.texto.label')}
          placeholder={t('filter.texto.example')}
          defaultValue={filters.texto}
          maxLength={maxFilterLength}
        />
        <Button type="submit" kind="secondary" size="field">
          {t('filter.show')}
        </Button>
      </div>
      <FilterFields>
        {selectNames.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            label={t(`filter.${name}.label`)}
            all={t(`filter.${name}.all`)}
            options={options[name]}
            value={filters[name]}
          />
        ))}
      </FilterFields>
    </FilterForm>
  );
}
