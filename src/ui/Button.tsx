import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'plain';
  isBusy?: boolean;
}

/** A button in the product's look. While busy it cannot be pressed again, and turns a small wheel. */
export function Button({ variant: look = 'plain', isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${styles[look]}`}
      disabled={isBusy || rest.disabled}
      aria-busy={isBusy}
    >
      {isBusy && <span className={styles.wheel} aria-hidden />}
      {children}
    </button>
  );
}
