import type { ReactNode } from 'react';
import styles from './ResultBar.module.css';

interface ResultBarProps {
  /** "14 conciertos de hoy a junio": announced when it changes. */
  status: ReactNode;
  /** Active filters, or a link. */
  children?: ReactNode;
}

/** The number of results and the active filters. View and focus move here after a choice (`data-answer`). */
export function ResultBar({ status, children }: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <output className={styles.status} data-answer>
        {status}
      </output>
      {children && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
