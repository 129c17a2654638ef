import type { ReactNode } from 'react';
import styles from './FormPart.module.css';

interface FormPartProps {
  legend: string;
  /** A text between the legend and the fields. */
  hint?: string;
  children: ReactNode;
}

/** A titled part of the form, over its whole width. */
export function FormPart({ legend, hint, children }: FormPartProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <FormHint>{hint}</FormHint>}
      {children}
    </fieldset>
  );
}

/** A text about the fields of a part, or about the whole form. */
export function FormHint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}

/** Fields beside each other, where there is room. @param isNarrow for figures and other short answers */
export function FieldColumns({ isNarrow, children }: { isNarrow?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fields} data-narrow={isNarrow}>
      {children}
    </div>
  );
}
