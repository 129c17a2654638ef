import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

interface IconProps {
  /** A drawing of lucide-react, imported by name. */
  of: LucideIcon;
  className?: string | undefined;
}

/** A drawing in the identity's stroke, as large as the text beside it. Always decoration: the words stand beside it. */
export function Icon({ of: Drawing, className }: IconProps) {
  const classes = className ? `${styles.icon} ${className}` : styles.icon;
  return (
    <Drawing
      className={classes}
      strokeWidth={1.6}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden
      focusable={false}
    />
  );
}
