import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';

interface EyebrowProps {
  /** Wears the sun: only for what happens tonight. */
  isTonight?: boolean;
  children: ReactNode;
}

/** A few words above a title: the season, the section, tonight. */
export function Eyebrow({ isTonight, children }: EyebrowProps) {
  return (
    <p className={styles.eyebrow} data-tonight={isTonight ? '' : undefined}>
      {children}
    </p>
  );
}
