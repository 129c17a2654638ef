import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import styles from './TitledBlock.module.css';

interface TitledBlockProps {
  title: string | undefined;
  headingLevel: HeadingLevel;
  headingId?: string;
  children: ReactNode;
}

/** A block that a remote shows on a content page, under a heading where it has one; beside sections it opens with their rule. */
export function TitledBlock({ title, headingLevel, headingId, children }: TitledBlockProps) {
  return (
    <div className={styles.block} data-level={title ? headingLevel : undefined}>
      {title && (
        <Heading level={headingLevel} id={headingId} className={styles.title}>
          {title}
        </Heading>
      )}
      {children}
    </div>
  );
}
