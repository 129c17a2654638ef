import { useId } from 'react';
import { fieldIds } from './field-ids.ts';
import type { FieldFrameProps } from './FieldFrame.tsx';

/** The properties of a field, divided between its frame and its control, which they connect with label, hint and error. */
export function useField<Control extends object>({
  label,
  hint,
  error,
  isRequired,
  isWide,
  id,
  ...control
}: FieldFrameProps & { id?: string | undefined } & Control) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return {
    frame: { id: fieldId, label, hint, error, isRequired, isWide },
    control: {
      ...control,
      id: fieldId,
      required: isRequired,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': fieldIds(fieldId, { hint, error }).describedBy,
    },
  };
}
