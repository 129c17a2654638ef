import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';

interface EyebrowProps {
  /** Adds the sun: only for a concert of tonight. */
  isTonight?: boolean;
  children: ReactNode;
}

/** A short text above a title: the season, the section, tonight. */
export function Eyebrow({ isTonight, children }: EyebrowProps) {
  return (
    <p className={styles.eyebrow} data-tonight={isTonight ? '' : undefined}>
      {children}
    </p>
  );
}
