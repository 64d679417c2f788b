import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type'> {
  /** Accessible name, and the tooltip unless `title` is set. */
  label: string;
  /** `small` is for rows and tabs; `middle` is as high as a control and follows the density. */
  size?: 'small' | 'middle';
}

/** A button without a frame that shows an icon, or an icon with a short text. `className` places it. */
export function IconButton({ label, size = 'middle', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`${styles.button} ${styles[size]} ${className}`}
    />
  );
}
