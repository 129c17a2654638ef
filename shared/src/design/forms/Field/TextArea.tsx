import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { fieldIds } from './field-ids.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface TextAreaProps
  extends FieldFrameProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'className'> {
  name: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ label, hint, error, isRequired, isWide, id, rows = 7, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { describedBy } = fieldIds(fieldId, { hint, error });
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} isRequired={isRequired} isWide={isWide}>
      <textarea
        {...rest}
        id={fieldId}
        rows={rows}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </FieldFrame>
  );
}
