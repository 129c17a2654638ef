import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import type { ReactNode } from 'react';
import styles from './ComparisonGrid.module.css';
import type { ComparedSubscription } from './compared-subscriptions.ts';

interface ComparisonGridProps {
  caption: string;
  /** What the names of the rows are. */
  rowKind: string;
  compared: readonly ComparedSubscription[];
  headOf: (one: ComparedSubscription) => ReactNode;
  /** A cell for each of the subscriptions, in their order. */
  rows: readonly { key: string | number; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** Makes a table that overflows focusable, so that it can be scrolled by keyboard. */
const reachable = { tabIndex: 0 };

/** A table with a column for each compared subscription; it scrolls where it is too wide. */
export function ComparisonGrid({ caption, rowKind, compared, headOf, rows }: ComparisonGridProps) {
  const locale = useLocale();
  return (
    <section className={styles.frame} aria-label={caption} {...reachable}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{rowKind}</span>
            </th>
            {compared.map((one) => (
              <th key={one.slug} scope="col" lang={foreignLang(one.lang, locale)}>
                {headOf(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={compared[index]?.slug}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
