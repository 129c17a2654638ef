import type { ReactNode } from 'react';
import styles from './FilterFields.module.css';

/** The fields of a filter form: two columns, five from 1000 px on. */
export function FilterFields({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
