import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../brand/Icon/Icon.tsx';
import styles from './PhoneFold.module.css';

interface PhoneFoldProps {
  /** What names it: a heading, without links. */
  title: ReactNode;
  isOpen?: boolean | undefined;
  /** Of those of one group, one is open at a time. */
  group?: string;
  /** `more`: its words say how much follows, and are nowhere but on a phone. */
  look?: 'titled' | 'more';
  children: ReactNode;
}

/** A part of a long page that a phone folds, by the browser alone; it stands open where there is room, and on paper. */
export function PhoneFold({ title, isOpen, group, look = 'titled', children }: PhoneFoldProps) {
  return (
    <details className={styles.fold} data-look={look} name={group} open={isOpen}>
      <summary>
        {title} <Icon of={Plus} className={styles.icon} />
      </summary>
      {children}
    </details>
  );
}
