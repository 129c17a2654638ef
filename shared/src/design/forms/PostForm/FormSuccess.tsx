import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import styles from './FormSuccess.module.css';

interface FormSuccessProps {
  /** The anchor to which the form's success leads. */
  id: string;
  title: string;
  headingLevel?: HeadingLevel;
  /** Whether the document that shows it is the answer to the post, so that no anchor leads to it. */
  isInAnswer?: boolean;
  children?: ReactNode;
}

/**
 * Tells that a form arrived, in the form's place. In an answer to a post it has the focus from the start;
 * elsewhere `autofocus` would take the focus from the errors of a form that is refused after it.
 */
export function FormSuccess({ id, title, headingLevel = 3, isInAnswer, children }: FormSuccessProps) {
  return (
    <div id={id} className={styles.success} tabIndex={-1} role="status" autoFocus={isInAnswer}>
      <Heading level={headingLevel}>{title}</Heading>
      {children}
    </div>
  );
}
