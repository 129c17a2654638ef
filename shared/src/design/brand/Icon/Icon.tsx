import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

interface IconProps {
  /** An icon of lucide-react, imported by name. */
  of: LucideIcon;
  className?: string | undefined;
}

/** An icon in the identity's stroke, as large as the text beside it. Always decoration: the text beside it has the meaning. */
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
