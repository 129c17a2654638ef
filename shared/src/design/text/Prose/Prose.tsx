import type { HTMLAttributes, Ref } from 'react';
import styles from './Prose.module.css';

/** Running text: styles for line length, distances, lists, tables. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }) {
  return <div {...rest} className={className ? `${styles.prose} ${className}` : styles.prose} />;
}
