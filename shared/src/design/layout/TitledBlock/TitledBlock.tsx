import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import styles from './TitledBlock.module.css';

interface TitledBlockProps {
  title: string | undefined;
  headingLevel: HeadingLevel;
  headingId?: string;
  children: ReactNode;
}

/** A remote's block on a content page, with a heading where it has a title, and with the same line above as sections. */
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
