import type { ComponentProps } from 'react';
import { Container } from '../Container/Container.tsx';
import { Section } from '../Section/Section.tsx';
import { SectionFold } from '../SectionFold/SectionFold.tsx';
import styles from './FoldedSection.module.css';

interface FoldedSectionProps
  extends
    Pick<ComponentProps<typeof Section>, 'tone'>,
    Pick<ComponentProps<typeof SectionFold>, 'title' | 'isOpen' | 'children'> {
  /** The id of the heading, which is the anchor of the section. */
  id: string;
}

/** A part of a page across the whole width that a phone folds below its heading. */
export function FoldedSection({ tone, id, ...fold }: FoldedSectionProps) {
  return (
    <Section tone={tone} aria-labelledby={id} className={styles.folded}>
      <Container>
        <SectionFold id={id} {...fold} />
      </Container>
    </Section>
  );
}
