import type { ReactNode } from 'react';
import { fieldIds } from './field-ids.ts';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to correct it; if present, the field is marked. */
  error?: string | undefined;
  isRequired?: boolean;
  /** Takes the whole line of a form's grid. */
  isWide?: boolean;
}

/** The layout of text fields and selects: label above, control, hint and error below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isRequired,
  isWide,
  children,
}: FieldFrameProps & { id: string; children: ReactNode }) {
  const { hintId, errorId } = fieldIds(id, { hint, error });
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined} data-wide={isWide ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
