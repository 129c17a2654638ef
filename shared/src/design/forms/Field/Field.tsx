import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { fieldIds } from './field-ids.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface FieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'className'> {
  name: string;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text with its label, hint and error. */
export function Field({ label, hint, error, isRequired, isWide, id, type = 'text', ...rest }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { describedBy } = fieldIds(fieldId, { hint, error });
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} isRequired={isRequired} isWide={isWide}>
      <input
        {...rest}
        id={fieldId}
        type={type}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </FieldFrame>
  );
}
