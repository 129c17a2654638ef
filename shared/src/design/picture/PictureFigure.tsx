import type { ReactNode } from 'react';
import styles from './PictureFigure.module.css';

interface PictureFigureProps {
  caption?: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** A picture with its caption below. */
export function PictureFigure({ caption, children }: PictureFigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      {caption && <figcaption className={styles.words}>{caption}</figcaption>}
    </figure>
  );
}
