import { useTranslation } from 'react-i18next';
import type { FacetOption } from '../../../http/list.schema.ts';
import { SelectField } from '../Field/SelectField.tsx';

interface FilterSelectProps {
  /** Its name in the address. */
  name: string;
  label: string;
  /** The choice that restricts nothing. */
  all: string;
  options: readonly FacetOption[];
  /** As the address has it; undefined where the filter is not active. */
  value: string | undefined;
}

/** One filter of a `FilterForm`, with what each value would leave; a value that would leave nothing cannot be chosen. */
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
