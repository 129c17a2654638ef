import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './QuietFold.module.css';

interface QuietFoldProps {
  summary: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A fold for seldom used content. Its summary is as high as a button, so that both can stand on one line. */
export function QuietFold({ summary, isOpen, children }: QuietFoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <Icon of={Plus} className={styles.icon} /> {summary}
      </summary>
      {children}
    </details>
  );
}
