import type { ReactNode } from 'react';
import styles from './Kicker.module.css';

interface KickerProps {
  /** Wears the sun: only for what happens tonight. */
  isTonight?: boolean;
  children: ReactNode;
}

/** A few words above a title: the season, the section, tonight. */
export function Kicker({ isTonight, children }: KickerProps) {
  return (
    <p className={styles.kicker} data-tonight={isTonight ? '' : undefined}>
      {children}
    </p>
  );
}
