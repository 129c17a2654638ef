import { TableOfContents } from '@ofgc/shared/design/navigation/TableOfContents/TableOfContents.tsx';
import type { ReactNode } from 'react';
import styles from './TextLayout.module.css';

interface TextLayoutProps {
  /** Ids and titles of the headings, for the table of contents. Pass a memoised array: a new one starts its observer again. */
  parts: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A long page of text with its table of contents, beside the text and sticky on wide screens. */
export function TextLayout({ parts, children }: TextLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.contents}>
        <TableOfContents parts={parts} />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
