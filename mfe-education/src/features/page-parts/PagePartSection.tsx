import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { ReactNode } from 'react';
import styles from './PagePartSection.module.css';

interface PagePartSectionProps {
  /** The id of the heading, which is the anchor of this part. */
  id: string;
  title: ReactNode;
  link?: { to: string; label: string } | undefined;
  tone?: 'page' | 'sunken' | 'sea';
  /** Whether a phone folds this part; a folded part has no link. */
  isFolded?: boolean;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page across the whole width, with a heading. */
export function PagePartSection({ id, title, link, tone = 'page', isFolded, isOpen, children }: PagePartSectionProps) {
  return (
    <Section tone={tone} aria-labelledby={id} className={isFolded ? styles.folded : undefined}>
      <Container>
        {isFolded ? (
          <SectionFold id={id} title={title} isOpen={isOpen}>
            {children}
          </SectionFold>
        ) : (
          <>
            <SectionHead id={id} title={title} {...(link ? { link } : {})} />
            {children}
          </>
        )}
      </Container>
    </Section>
  );
}
