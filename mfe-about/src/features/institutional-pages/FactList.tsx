import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface FactListProps {
  facts: readonly { term: string; text: ReactNode }[];
  /** The language of the texts where it differs from the page's. */
  lang: string | undefined;
}

/** Terms and their descriptions, one fact in each row. */
export function FactList({ facts, lang }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd lang={lang}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
