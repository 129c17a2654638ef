import type { ReactNode } from 'react';
import type { BadgeLook } from './badge-of.ts';
import styles from './StateBadge.module.css';

/** A state as a word and a glyph; the colour adds no information. */
export function Badge({ look, children }: { look: BadgeLook; children: ReactNode }) {
  return (
    <span className={styles.badge} data-state={look}>
      {children}
    </span>
  );
}
