import type { HTMLAttributes } from 'react';
import styles from './Prose.module.css';

/** Running text: measure, distances, lists, tables. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={className ? `${styles.prose} ${className}` : styles.prose} />;
}
