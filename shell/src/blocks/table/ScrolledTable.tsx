import { useReachableTables } from '@ofgc/shared/design/text/Html/use-reachable-tables.ts';
import prose from '@ofgc/shared/design/text/Prose/Prose.module.css';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
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
    <div ref={useReachableTables()} className={prose.fourColumns}>
      <table className={styles.table} data-figures={hasFigures ? '' : undefined}>
        <caption>{caption}</caption>
        <TableHead columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
