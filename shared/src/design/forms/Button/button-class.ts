import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';
/** `row` is the 44 px high one of lists and bars, `field` as high as the field that it stands beside. */
export type ButtonSize = 'full' | 'row' | 'field';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string | undefined;
}

/** What button and link share, so that both look alike. */
export function buttonAttributes({ kind = 'primary', size = 'full', className }: ButtonLook) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-kind': kind,
    'data-size': size,
  };
}
