import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface Fact {
  term: string;
  value: ReactNode;
}

/** @param isWide whether the list takes a page's whole column */
export function FactList({ facts, isWide }: { facts: readonly Fact[]; isWide?: boolean }) {
  return (
    <dl className={styles.facts} data-wide={isWide}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
