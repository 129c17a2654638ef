import type { ReactNode } from 'react';
import styles from './FilterFields.module.css';

/** The fields of a filter form: in two columns, from 1000 px on in five. */
export function FilterFields({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
