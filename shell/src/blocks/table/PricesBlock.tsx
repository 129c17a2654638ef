import { useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../block-props.ts';
import { ScrolledTable } from './ScrolledTable.tsx';
import styles from './ScrolledTable.module.css';

/** A table of prices; a missing amount is shown in words. */
export function PricesBlock({ block: { caption, columns, rows, note } }: BlockProps<'prices'>) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const amountText = (cents: number | null) =>
    cents === null ? t('content.notSold') : cents === 0 ? t('content.free') : formatMoney(cents, locale);
  return (
    <div>
      <ScrolledTable caption={caption} columns={columns} hasFigures>
        {rows.map(({ label, note: rowNote, cents }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {rowNote && <small>{rowNote}</small>}
            </th>
            {cents.map((amount, column) => (
              <td key={column}>{amountText(amount)}</td>
            ))}
          </tr>
        ))}
      </ScrolledTable>
      {note && <p className={`${styles.note} small soft`}>{note}</p>}
    </div>
  );
}
