import { Contents } from '@ofgc/shared/design/Contents/Contents.tsx';
import type { ReactNode } from 'react';
import styles from './TextLayout.module.css';

interface TextLayoutProps {
  /** Ids and titles of the headings, for the contents at the side; the same array while the page stays. */
  parts: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A long page of text: its contents left, sticky on wide screens, the text beside them. */
export function TextLayout({ parts, children }: TextLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.contents}>
        <Contents parts={parts} />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
