import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import styles from './Answer.module.css';

interface AnswerProps {
  title: ReactNode;
  headingLevel?: HeadingLevel;
  children: ReactNode;
}

/** A question and its answer, or any small heading with a short text, in columns. */
export function Answer({ title, headingLevel = 3, children }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
