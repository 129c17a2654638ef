import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Heading, type HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { ReactNode } from 'react';
import type { PagePart } from './page-parts.ts';
import styles from './TitledTexts.module.css';

interface TitledTextsProps {
  parts: readonly PagePart[];
  /** The language of the texts where it differs from the page's. */
  lang: string | undefined;
  level?: HeadingLevel;
  /** Content after a text, by the text's anchor. */
  after?: Partial<Record<string, ReactNode>>;
}

/** Longer texts with their titles, which stand beside them on wide screens. */
export function TitledTexts({ parts, lang, level = 2, after }: TitledTextsProps) {
  return (
    <div className={styles.texts} data-level={level}>
      {parts.map(({ anchor, title, html }) => (
        <section key={anchor} className={styles.text} aria-labelledby={anchor}>
          <Heading level={level} id={anchor} className={styles.title} lang={lang}>
            {title}
          </Heading>
          <div className={styles.body}>
            <Html html={html} lang={lang} />
            {after?.[anchor]}
          </div>
        </section>
      ))}
    </div>
  );
}
