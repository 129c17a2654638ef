import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What will stand here. */
  shape?: 'poster' | 'band' | 'numeral' | 'title' | 'line' | 'block';
}

/** A place held for something that is being fetched. Says nothing by itself: its group carries `aria-busy`. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <div className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
