import type { ReactNode } from 'react';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  price: ReactNode;
  /** The date, so that the bar is understandable far down a page. */
  note?: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** Price and button at the lower edge of the screen, below 1000 px. At the end of the page it has space of its own. */
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
