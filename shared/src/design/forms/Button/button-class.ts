import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';
/** `row` is 44 px high, for lists and bars; `field` is as high as the field beside it. */
type ButtonSize = 'full' | 'row' | 'field';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string | undefined;
}

/** The attributes that button and link share, so that both look alike. */
export function buttonAttributes({ kind = 'primary', size = 'full', className }: ButtonLook) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-kind': kind,
    'data-size': size,
  };
}
