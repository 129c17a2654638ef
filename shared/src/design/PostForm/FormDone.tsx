import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import styles from './FormDone.module.css';

interface FormDoneProps {
  /** The anchor to which the form's success leads. */
  id: string;
  title: string;
  headingLevel?: HeadingLevel;
  children?: ReactNode;
}

/** Tells that a form arrived, in the form's place. Whoever is led to its anchor finds the focus here. */
export function FormDone({ id, title, headingLevel = 3, children }: FormDoneProps) {
  return (
    <div id={id} className={styles.done} tabIndex={-1} role="status">
      <Heading level={headingLevel}>{title}</Heading>
      {children}
    </div>
  );
}
