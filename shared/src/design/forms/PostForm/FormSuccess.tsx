import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import styles from './FormSuccess.module.css';

interface FormSuccessProps {
  /** The anchor to which the form's success leads. */
  id: string;
  title: string;
  headingLevel?: HeadingLevel;
  children?: ReactNode;
}

/** Tells that a form arrived, in the form's place. It has the focus, also in a document that answers a post and whose address has no anchor. */
export function FormSuccess({ id, title, headingLevel = 3, children }: FormSuccessProps) {
  return (
    <div id={id} className={styles.success} tabIndex={-1} role="status" autoFocus>
      <Heading level={headingLevel}>{title}</Heading>
      {children}
    </div>
  );
}
