import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

interface TextSectionProps {
  /** The id of the heading: the address of this part. */
  id: string;
  title: string;
  /** The text's own language where it is not the page's. */
  lang: string | undefined;
  children: ReactNode;
}

/** A part of a page of text under its heading. */
export function TextSection({ id, title, lang, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} lang={lang} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
