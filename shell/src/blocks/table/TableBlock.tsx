import { heldDates } from '@ofgc/shared/text/non-breaking-spaces.ts';
import type { BlockProps } from '../block-props.ts';
import { ScrolledTable } from './ScrolledTable.tsx';

/** Reference numbers and the like, which must not be broken into two lines: `CON-2026-07`. */
const isCode = (text = '') => text.length <= 14 && /^\p{Lu}+-[\d-]+$/u.test(text);

/** A table of text; the cells of its first column are the row headers. */
export function TableBlock({ block: { caption, columns, rows } }: BlockProps<'table'>) {
  return (
    <ScrolledTable caption={caption} columns={columns}>
      {rows.map(([head, ...cells], row) => (
        <tr key={row}>
          <th scope="row" data-code={isCode(head) ? '' : undefined}>
            {head}
          </th>
          {cells.map((cell, column) => (
            <td key={column}>{heldDates(cell)}</td>
          ))}
        </tr>
      ))}
    </ScrolledTable>
  );
}
