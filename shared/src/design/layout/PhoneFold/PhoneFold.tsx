import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../brand/Icon/Icon.tsx';
import styles from './PhoneFold.module.css';

interface PhoneFoldProps {
  /** The summary: a heading, without links. */
  title: ReactNode;
  isOpen?: boolean | undefined;
  /** Only one fold of a group is open at a time. */
  group?: string;
  /** `more`: the summary says how much follows, and is shown only on a phone. */
  look?: 'titled' | 'more';
  children: ReactNode;
}

/** A part of a long page that is folded on a phone, without scripts; it is always open on larger screens and in print. */
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
