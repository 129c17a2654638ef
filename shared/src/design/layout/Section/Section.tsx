import type { HTMLAttributes } from 'react';
import styles from './Section.module.css';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The background: paper, sunken paper, or deep sea. */
  tone?: 'page' | 'sunken' | 'sea';
}

/** A part of a page across the whole width; give it a name with `aria-labelledby`. */
export function Section({ tone = 'page', className, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={className ? `${styles.section} ${className}` : styles.section}
      data-tone={tone}
      data-theme={tone === 'sea' ? 'sea' : undefined}
    />
  );
}
