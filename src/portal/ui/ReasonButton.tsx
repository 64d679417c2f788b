import { Button, Tooltip } from 'antd';
import type { ButtonProps } from 'antd';
import { useId } from 'react';
import styles from './ReasonButton.module.css';

interface Props extends Omit<ButtonProps, 'disabled'> {
  /** Why the button is unavailable; undefined when it is available. */
  reason?: string;
}

/**
 * A button that can be focused while it is unavailable and describes the reason. It stays the same element when that
 * changes, so that it keeps the focus after the press that makes it unavailable.
 */
export function ReasonButton({ reason, onClick, children, ...button }: Props) {
  const id = useId();
  const state = reason
    ? { danger: false, 'aria-disabled': true, 'aria-describedby': id, className: styles.disabled }
    : { onClick };
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <span>
        <Button {...button} {...state}>
          {children}
          {reason && (
            <span id={id} hidden>
              {reason}
            </span>
          )}
        </Button>
      </span>
    </Tooltip>
  );
}
