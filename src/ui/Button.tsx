import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'plain';
  /** `large` fills the row of a form; `middle` is as wide as its text. */
  size?: 'large' | 'middle';
  isBusy?: boolean;
}

/**
 * A button in the product's look. While busy it is disabled and shows a spinner. One that is `aria-disabled` instead
 * keeps the focus; its handler does nothing then.
 */
export function Button({ variant = 'plain', size = 'large', isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${styles[variant]} ${styles[size]}`}
      disabled={rest['aria-disabled'] ? undefined : isBusy || rest.disabled}
      aria-busy={isBusy}
    >
      {isBusy && <span className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}

/** A button that looks like a link, within a text or a row. `className` places it. */
export function LinkButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={`${styles.link} ${className}`} />;
}
