import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { useField } from './use-field.ts';

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
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
