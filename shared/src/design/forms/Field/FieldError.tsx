import type { ReactNode } from 'react';
import styles from './FieldError.module.css';

/** The error of a field, with an icon and text; the field refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}
