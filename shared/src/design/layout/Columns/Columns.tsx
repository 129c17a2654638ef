import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** The number of columns on wide screens; two from 750 px on, one below. */
  count?: 2 | 3 | 4;
  children: ReactNode;
}

/** Equal columns. */
export function Columns({ count = 3, children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-count={count}>
      {children}
    </div>
  );
}
