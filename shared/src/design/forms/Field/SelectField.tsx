import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { fieldIds } from './field-ids.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface SelectOption {
  value: string;
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined;
  isDisabled?: boolean;
}

interface SelectFieldProps
  extends FieldFrameProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'className' | 'children'> {
  name: string;
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
}

/** A choice of one option, as the browser's own list. */
export function SelectField({ label, hint, error, isRequired, isWide, id, options, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { describedBy } = fieldIds(fieldId, { hint, error });
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} isRequired={isRequired} isWide={isWide}>
      <select
        {...rest}
        id={fieldId}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
