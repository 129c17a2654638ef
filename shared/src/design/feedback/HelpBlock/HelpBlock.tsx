import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import styles from './HelpBlock.module.css';

interface HelpBlockProps {
  title: ReactNode;
  headingLevel?: HeadingLevel;
  children: ReactNode;
  action?: ReactNode;
}

/** The contact for help, at the end of a page. */
export function HelpBlock({ title, headingLevel = 3, children, action }: HelpBlockProps) {
  return (
    <div className={styles.help}>
      <div>
        <Heading level={headingLevel} className={styles.title}>
          {title}
        </Heading>
        {children}
      </div>
      {action}
    </div>
  );
}
