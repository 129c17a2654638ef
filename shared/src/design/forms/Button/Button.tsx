import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { buttonAttributes, type ButtonLook } from './button-class.ts';

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  /** While waiting for a response: shows a spinner and ignores clicks, but keeps the focus. */
  isBusy?: boolean;
  /** The button is visible and focusable, but announced as not available. */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. For links that look like buttons use `ButtonLink`. */
export function Button({ kind, size, className, isBusy, isDisabled, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...buttonAttributes({ kind, size, className })}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={press}
    />
  );
}
