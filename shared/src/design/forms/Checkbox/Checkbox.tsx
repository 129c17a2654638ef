import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { fieldIds } from '../Field/field-ids.ts';
import { FieldError } from '../Field/FieldError.tsx';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'className'> {
  name: string;
  /** The label, which may contain links. */
  children: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox, never ticked by default. */
export function Checkbox({ children, error, isRequired, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const { errorId, describedBy } = fieldIds(inputId, { error });
  return (
    <div className={styles.frame}>
      <div className={styles.checkbox}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <label htmlFor={inputId}>
          {children}
          {isRequired && <span aria-hidden="true"> *</span>}
        </label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
