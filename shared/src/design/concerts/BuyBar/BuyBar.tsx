import type { ReactNode } from 'react';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  price: ReactNode;
  /** When: so that the bar can be understood far down a page. */
  note?: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** Price and button at the foot of a phone's screen, below 1000 px. It holds its own room at the end of the page. */
export function BuyBar({ price, note, children }: BuyBarProps) {
  return (
    <div className={styles.room} data-print="hidden">
      <div className={styles.bar}>
        <p>
          <b>{price}</b>
          {note}
        </p>
        {children}
      </div>
    </div>
  );
}
