import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

interface TextSectionProps {
  /** The id of the heading, which is the anchor of this part. */
  id: string;
  title: string;
  /** The language of the text where it differs from the page's. */
  lang: string | undefined;
  /** Whether the part folds on a phone, for pages with many parts. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A part of a page of text under its heading. */
export function TextSection({ id, title, lang, isFolded, children }: TextSectionProps) {
  const heading = (
    <h2 id={id} lang={lang} className={styles.title}>
      {title}
    </h2>
  );
  if (isFolded) {
    return (
      <section aria-labelledby={id} className={styles.folded}>
        <PhoneFold title={heading}>
          <div className={styles.body}>{children}</div>
        </PhoneFold>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className={styles.section}>
      {heading}
      {children}
    </section>
  );
}
