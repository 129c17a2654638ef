import type { ComponentProps } from 'react';
import { Container } from '../Container/Container.tsx';
import { Section } from '../Section/Section.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';

interface TitledSectionProps
  extends
    Pick<ComponentProps<typeof Section>, 'tone' | 'className' | 'children'>,
    Pick<ComponentProps<typeof SectionHead>, 'title' | 'link' | 'isTight'> {
  /** The id of the heading, which is the anchor of the section. */
  id: string;
}

/** A part of a page across the whole width, with a heading. */
export function TitledSection({ id, title, link, isTight, children, ...section }: TitledSectionProps) {
  return (
    <Section aria-labelledby={id} {...section}>
      <Container>
        <SectionHead id={id} title={title} link={link} isTight={isTight} />
        {children}
      </Container>
    </Section>
  );
}
