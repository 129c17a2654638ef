import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** The fields of a filter form: two columns, five from 1000 px on. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
