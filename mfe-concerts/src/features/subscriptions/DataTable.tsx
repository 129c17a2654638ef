import { useReachableBox } from '@ofgc/shared/design/text/Html/use-reachable-box.ts';
import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface DataTableProps {
  /** For screen readers; sighted readers have the heading above. */
  caption: string;
  head: readonly ReactNode[];
  /** The first cell of each row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Numbers, aligned to the end of their cells; otherwise text. */
  isNumeric?: boolean;
}

/** A small table of prices, dates or words. */
export function DataTable({ caption, head, rows, isNumeric }: DataTableProps) {
  return (
    <div ref={useReachableBox()} className={styles.frame} role="group" aria-label={caption}>
      <table className={styles.table} data-numeric={isNumeric ? '' : undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={head} />
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
