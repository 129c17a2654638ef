import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FooterFold.module.css';

/** Links of the footer below their title: on a phone they unfold, by the browser alone. */
export function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <details className={styles.fold}>
        <summary>
          <h2>{title}</h2> <Icon of={Plus} />
        </summary>
        {children}
      </details>
    </nav>
  );
}
