import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { PhoneFold } from '../PhoneFold/PhoneFold.tsx';
import styles from './SectionFold.module.css';

interface SectionFoldProps {
  title: ReactNode;
  level?: HeadingLevel;
  /** The heading's id, for `aria-labelledby` and for anchors. */
  id: string;
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** A section that is folded below its title on a phone; on larger screens it looks like one with a `SectionHead`. */
export function SectionFold({ title, level = 2, id, isOpen, children }: SectionFoldProps) {
  return (
    <div className={styles.fold} data-level={level}>
      <PhoneFold
        isOpen={isOpen}
        title={
          <Heading level={level} id={id} className={styles.title}>
            {title}
          </Heading>
        }
      >
        <div className={styles.body}>{children}</div>
      </PhoneFold>
    </div>
  );
}
