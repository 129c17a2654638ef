import type { ReactNode } from 'react';
import { TableOfContents } from '../../navigation/TableOfContents/TableOfContents.tsx';
import styles from './LongPage.module.css';

interface LongPageProps {
  /** Ids and titles of its headings. Pass a memoised array: a new one starts the observer of the table of contents again. */
  parts: readonly { id: string; title: string }[];
  /** What it is made of. `folds` are closed on a phone and stand close there; `text` has lines that can be read. */
  of: 'blocks' | 'folds' | 'text';
  /** What a phone shows before the table of contents. */
  first?: ReactNode;
  children: ReactNode;
}

/** A long page under its head, with its table of contents: above it on a phone, beside it and in sight on wide screens. */
export function LongPage({ parts, of, first, children }: LongPageProps) {
  const hasContents = parts.length > 1;
  return (
    <div className={styles.page} data-plain={hasContents ? undefined : ''}>
      {first}
      {hasContents && (
        <div className={styles.contents}>
          <TableOfContents parts={parts} />
        </div>
      )}
      <div className={styles.parts} data-of={of}>
        {children}
      </div>
    </div>
  );
}
