import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../brand/Icon/Icon.tsx';
import styles from './Details.module.css';

interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  id?: string;
  /** Only one fold of the same name is open at a time. */
  name?: string;
}

/** A text that unfolds without scripts. */
export function Details({ summary, children, isOpen, id, name }: DetailsProps) {
  return (
    <details className={styles.details} open={isOpen} id={id} name={name}>
      <summary>
        <span>{summary}</span> <Icon of={Plus} className={styles.icon} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
