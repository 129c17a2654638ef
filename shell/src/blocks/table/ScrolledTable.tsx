import { useReachableTables } from '@ofgc/shared/design/text/Html/use-reachable-tables.ts';
import type { ReactNode } from 'react';
import styles from './ScrolledTable.module.css';

interface ScrolledTableProps {
  caption: string;
  columns: readonly string[];
  /** The cells of all columns except the first are figures. */
  hasFigures?: boolean;
  /** Rows. */
  children: ReactNode;
}

/** A table that scrolls in its own box on a phone. */
export function ScrolledTable({ caption, columns, hasFigures, children }: ScrolledTableProps) {
  return (
    <div ref={useReachableTables()}>
      <table className={styles.table} data-figures={hasFigures ? '' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
