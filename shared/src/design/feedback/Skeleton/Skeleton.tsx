import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The shape of the content that is being loaded. */
  shape?: 'poster' | 'line' | 'block';
}

/** A placeholder for content that is being fetched. Hidden from screen readers: the group around it has `aria-busy`. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <div className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
