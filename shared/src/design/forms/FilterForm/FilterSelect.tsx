import { useTranslation } from 'react-i18next';
import type { FacetOption } from '../../../http/list.schema.ts';
import { SelectField } from '../Field/SelectField.tsx';

interface FilterSelectProps {
  /** The filter's name in the address. */
  name: string;
  label: string;
  /** The label of the option without a restriction. */
  all: string;
  options: readonly FacetOption[];
  /** The value in the address; undefined where the filter is not active. */
  value: string | undefined;
}

/** One filter of a `FilterForm`, with the number of results for each value; a value without results cannot be chosen. */
export function FilterSelect({ name, label, all, options, value }: FilterSelectProps) {
  const { t } = useTranslation('shared');
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={value ?? ''}
      options={[
        { value: '', label: all },
        ...options.map((option) => ({
          value: option.value,
          label: t('filterOption', { label: option.label, number: option.count }),
          isDisabled: option.count === 0 && option.value !== value,
        })),
      ]}
    />
  );
}
