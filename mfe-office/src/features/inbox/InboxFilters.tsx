import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { FilterForm } from '@ofgc/shared/design/forms/FilterForm/FilterForm.tsx';
import { caseStatuses, inboxSources } from '@ofgc/shared/domain/inbox/inbox.ts';
import { officePath } from '@ofgc/shared/routes/office/area.ts';
import { useTranslation } from 'react-i18next';
import type { InboxFilterValues } from './inbox-filters.ts';
import styles from './InboxFilters.module.css';

/** A plain GET form, so that a filtered list has its own address. */
export function InboxFilters({ filters }: { filters: InboxFilterValues }) {
  const { t } = useTranslation('office');
  const all = { value: '', label: t('inbox.all') };
  return (
    <FilterForm label={t('inbox.filters')} path={officePath} filters={filters} className={styles.filters}>
      <SelectField
        name="estado"
        label={t('inbox.status')}
        defaultValue={filters.estado}
        options={[
          { value: 'open', label: t('inbox.open') },
          ...caseStatuses.map((status) => ({ value: status, label: t(`statusName.${status}`) })),
          { value: 'all', label: t('inbox.all') },
        ]}
      />
      <SelectField
        name="origen"
        label={t('inbox.source')}
        defaultValue={filters.origen}
        options={[all, ...inboxSources.map((source) => ({ value: source, label: t(`sourceName.${source}`) }))]}
      />
      <SelectField
        name="lleva"
        label={t('inbox.holder')}
        defaultValue={filters.lleva}
        options={[all, { value: 'me', label: t('inbox.me') }, { value: 'nobody', label: t('inbox.nobody') }]}
      />
      <Field
        name="busca"
        label={t('inbox.query')}
        type="search"
        defaultValue={filters.busca}
        title={t('inbox.queryHint')}
      />
      <Button type="submit" kind="secondary" size="field">
        {t('inbox.apply')}
      </Button>
    </FilterForm>
  );
}
