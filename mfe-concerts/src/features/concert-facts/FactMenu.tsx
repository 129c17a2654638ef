import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './FactMenu.module.css';

interface FactMenuProps {
  icon: LucideIcon;
  label: string;
  /** Called before the browser opens the menu; `preventDefault` keeps it closed. */
  onOpen?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A menu below a concert's facts; opening one closes the others, by their common `name`. */
export function FactMenu({ icon, label, onOpen, children }: FactMenuProps) {
  return (
    <details className={styles.menu} name="concert-facts" data-print="hidden">
      <summary onClick={onOpen}>
        <Icon of={icon} /> {label}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
