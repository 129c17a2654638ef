import type { HTMLAttributes } from 'react';
import styles from './Container.module.css';

/** The content's width and gutter. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={className ? `${styles.container} ${className}` : styles.container} />;
}
