import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { ReactNode } from 'react';
import styles from './BookletSection.module.css';

interface BookletSectionProps {
  /** The id of the heading. */
  id: string;
  title: string;
  /** Whether the section starts a new page in print. */
  isOnOwnPage?: boolean;
  children: ReactNode;
}

/** A part of a programme booklet under its heading. */
export function BookletSection({ id, title, isOnOwnPage, children }: BookletSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section} data-listed={isOnOwnPage ? '' : undefined}>
      <SectionHead id={id} title={title} isTight />
      {children}
    </section>
  );
}
