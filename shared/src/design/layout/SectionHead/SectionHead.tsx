import type { ReactNode } from 'react';
import { ArrowLink } from '../../navigation/ArrowLink/ArrowLink.tsx';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: ReactNode;
  level?: HeadingLevel;
  /** The heading's id, for `aria-labelledby` and for anchors. */
  id?: string;
  link?: { to: string; label: string };
  /** Little space below, where the following content begins with a line of its own. */
  isTight?: boolean;
}

/** The head of a section: a line, its title, and at most one link. */
export function SectionHead({ title, level = 2, id, link, isTight }: SectionHeadProps) {
  return (
    <div className={styles.head} data-tight={isTight ? '' : undefined}>
      <Heading level={level} id={id} className={styles.title}>
        {title}
      </Heading>
      {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
    </div>
  );
}
