import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../brand/Icon/Icon.tsx';
import styles from './PhoneFold.module.css';

interface PhoneFoldProps {
  /** What names it: a heading, without links. */
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a long page that a phone folds, by the browser alone; it stands open where there is room, and on paper. */
export function PhoneFold({ title, isOpen, children }: PhoneFoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        {title} <Icon of={Plus} className={styles.icon} />
      </summary>
      {children}
    </details>
  );
}
