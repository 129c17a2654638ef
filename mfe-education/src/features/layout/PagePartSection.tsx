import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { ReactNode } from 'react';

interface PagePartSectionProps {
  /** Of the heading, and so the anchor of this part. */
  id: string;
  title: ReactNode;
  link?: { to: string; label: string } | undefined;
  tone?: 'page' | 'sunken' | 'sea';
  children: ReactNode;
}

/** A part of a page across the whole width, with a heading. */
export function PagePartSection({ id, title, link, tone = 'page', children }: PagePartSectionProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Container>
        <SectionHead id={id} title={title} {...(link ? { link } : {})} />
        {children}
      </Container>
    </Section>
  );
}
