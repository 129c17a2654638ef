import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  headingLevel?: HeadingLevel;
  /** The reason, and the nearest alternative. */
  children?: ReactNode;
  /** A button: remove the filters, try again. */
  action?: ReactNode;
}

/** Shown where nothing was found or could be fetched: a message, and what to do now. */
export function EmptyState({ title, headingLevel = 3, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {children && <div>{children}</div>}
      {action}
    </div>
  );
}
