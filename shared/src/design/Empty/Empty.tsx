import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import styles from './Empty.module.css';

interface EmptyProps {
  title: ReactNode;
  headingLevel?: HeadingLevel;
  /** Why, and the nearest thing that exists. */
  children?: ReactNode;
  /** A button: remove the filters, try again. */
  action?: ReactNode;
}

/** Nothing found, or nothing could be fetched: says so, and what to do now. */
export function Empty({ title, headingLevel = 3, children, action }: EmptyProps) {
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
