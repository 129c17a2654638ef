import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** An anchor. */
  id?: string;
  children: (headingId: string) => ReactNode;
}

/** One thing to read or to do about a record. */
export function Panel({ title, id, children }: PanelProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children(headingId)}
    </section>
  );
}
