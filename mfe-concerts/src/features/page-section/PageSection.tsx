import { Answer } from '@ofgc/shared/design/text/Answer/Answer.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { type ReactNode, useId } from 'react';
import styles from './PageSection.module.css';
import { splitQuestions } from './questions.ts';

interface PageSectionProps {
  section: Page['sections'][number];
  /** The language of the text where it differs from the page's. */
  lang?: string | undefined;
  /** How questions are laid out: as folds, where there are many, or side by side. */
  questionsAs?: 'details' | 'columns';
  /** Whether the section folds on a phone, for pages with many sections. */
  isFolded?: boolean;
  children?: ReactNode;
}

/** A section of an editorial page. */
export function PageSection({
  section: { anchor, title, html },
  lang,
  questionsAs,
  isFolded,
  children,
}: PageSectionProps) {
  const group = useId();
  const { intro, questions } = questionsAs ? splitQuestions(html) : { intro: html, questions: [] };
  const body = (
    <div className={styles.body}>
      {intro && <Html html={intro} />}
      {questionsAs === 'columns' && (
        <Columns count={2}>
          {questions.map((question) => (
            <Answer key={question.title} title={question.title}>
              <Html html={question.answer} />
            </Answer>
          ))}
        </Columns>
      )}
      {questionsAs === 'details' && (
        <div>
          {questions.map((question) => (
            <Details key={question.title} name={group} summary={question.title}>
              <Html html={question.answer} />
            </Details>
          ))}
        </div>
      )}
      {children}
    </div>
  );
  return (
    <section aria-labelledby={anchor} lang={lang}>
      {isFolded ? (
        <SectionFold id={anchor} title={title}>
          {body}
        </SectionFold>
      ) : (
        <>
          <SectionHead id={anchor} title={title} />
          {body}
        </>
      )}
    </section>
  );
}
