import type { ReactNode } from 'react';
import { TableOfContents, type TableOfContentsProps } from '../../navigation/TableOfContents/TableOfContents.tsx';
import styles from './LongPage.module.css';

interface LongPageProps {
  /** Its headings. Pass a memoised array: a new one restarts the observer of the table of contents. */
  parts: TableOfContentsProps['parts'];
  /** The kind of content: `text` has lines of a readable length. */
  of: 'blocks' | 'text';
  /** Content that a phone shows before the table of contents. */
  first?: ReactNode;
  children: ReactNode;
}

/** A long page below its head, with a table of contents: above the parts on a phone, beside them and always in view on wide screens. */
export function LongPage({ parts, of, first, children }: LongPageProps) {
  const hasContents = parts.length > 1;
  return (
    <div className={styles.page} data-plain={hasContents ? undefined : ''}>
      {first}
      {hasContents && (
        <div className={`${styles.contents} stays-in-view`}>
          <TableOfContents parts={parts} />
        </div>
      )}
      <div className={styles.parts} data-of={of}>
        {children}
      </div>
    </div>
  );
}
