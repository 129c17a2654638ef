import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  look?: 'moved' | 'cancelled' | 'plain';
  title?: ReactNode;
  children?: ReactNode;
}

/** Information that a visitor needs before reading on: moved, cancelled, not translated. */
export function Notice({ look = 'plain', title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="note" data-look={look}>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      {children && <div className="small">{children}</div>}
    </div>
  );
}
