import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface NamedFact {
  term: string;
  value: ReactNode;
}

/** Facts in small type, their names before them. */
export function Facts({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
