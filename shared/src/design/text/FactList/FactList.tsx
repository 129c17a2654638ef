import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface Fact {
  term: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** The language of the values where it differs from the page's. */
  lang?: string | undefined;
  /** `compact` in a card, `wide` in a page's whole column with longer terms, `ruled` with a line above each fact. */
  look?: 'compact' | 'wide' | 'ruled';
}

/** Terms and their values, one fact in each row. */
export function FactList({ facts, lang, look = 'compact' }: FactListProps) {
  return (
    <dl className={styles.facts} data-look={look}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
