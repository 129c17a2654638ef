import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { useField } from './use-field.ts';

interface FieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'className'> {
  name: string;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text with its label, hint and error. */
export function Field({ type = 'text', ...props }: FieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} type={type} />
    </FieldFrame>
  );
}
