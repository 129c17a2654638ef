import type { ReactNode } from 'react';
import styles from './FieldError.module.css';

/** What is wrong with a field, with a sign and in words; the field names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}
