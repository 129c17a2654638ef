import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** An anchor to link to, which can get the focus. */
  id?: string;
  /** A form gets the id of the heading, which names it. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** A titled section of a record's page, with facts or a form. */
export function Panel({ title, id, children }: PanelProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {typeof children === 'function' ? children(headingId) : children}
    </section>
  );
}
