import type { BlockProps } from '../block-props.ts';
import { ScrolledTable } from './ScrolledTable.tsx';

/** A table of words; its first column names the rows. */
export function TableBlock({ block: { caption, columns, rows } }: BlockProps<'table'>) {
  return (
    <ScrolledTable caption={caption} columns={columns}>
      {rows.map(([head, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{head}</th>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </ScrolledTable>
  );
}
