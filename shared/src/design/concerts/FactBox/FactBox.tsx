import type { ReactNode } from 'react';
import styles from './FactBox.module.css';

export interface Fact {
  term: string;
  value: ReactNode;
  /** A second line, softer. */
  detail?: ReactNode;
  isStrong?: boolean;
}

interface FactBoxProps {
  label: string;
  /** Always in the same order: date, place, length, price. */
  facts: readonly Fact[];
  /** The button to buy or reserve. */
  action?: ReactNode;
  /** The page has a `BuyBar`, which has the button below 1000 px. */
  hasBuyBar?: boolean;
  /** Links below: to the calendar file, to share. */
  more?: ReactNode;
}

/** The facts of a concert beside its page; the styles of the surrounding layout decide whether it is sticky. */
export function FactBox({ label, facts, action, hasBuyBar, more }: FactBoxProps) {
  return (
    <aside className={styles.box} aria-label={label} data-bar={hasBuyBar ? '' : undefined}>
      <dl>
        {facts.map(({ term, value, detail, isStrong }) => (
          <div className={styles.fact} key={term}>
            <dt>{term}</dt>
            <dd>
              {isStrong ? <b>{value}</b> : value}
              {detail && <span>{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {action && <div className={styles.action}>{action}</div>}
      {more && (
        <div className={styles.more} data-print="hidden">
          {more}
        </div>
      )}
    </aside>
  );
}
