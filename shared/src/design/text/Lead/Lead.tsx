import type { HTMLAttributes } from 'react';
import styles from './Lead.module.css';

/** The paragraph under a title. */
export function Lead({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={className ? `${styles.lead} ${className}` : styles.lead} />;
}
