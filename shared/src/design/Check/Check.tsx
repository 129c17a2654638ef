import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { fieldIds } from '../Field/field-ids.ts';
import { FieldError } from '../Field/FieldError.tsx';
import styles from './Check.module.css';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'className'> {
  name: string;
  /** The label, which may hold links. */
  children: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, never ticked beforehand. */
export function Check({ children, error, isRequired, id, ...rest }: CheckProps) {
  const ownId = useId();
  const checkId = id ?? ownId;
  const { errorId, describedBy } = fieldIds(checkId, { error });
  return (
    <div className={styles.frame}>
      <div className={styles.check}>
        <input
          {...rest}
          id={checkId}
          type="checkbox"
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <label htmlFor={checkId}>
          {children}
          {isRequired && <span aria-hidden="true"> *</span>}
        </label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
