import { Button, Tooltip } from 'antd';
import type { ButtonProps } from 'antd';
import { useId } from 'react';
import styles from './ReasonButton.module.css';

interface Props extends Omit<ButtonProps, 'disabled'> {
  /** Why the button is unavailable; undefined when it is available. */
  reason?: string;
}

/** A button that can be focused while it is unavailable and describes the reason. */
export function ReasonButton({ reason, onClick, children, ...button }: Props) {
  const id = useId();
  if (!reason) {
    return (
      <Button {...button} onClick={onClick}>
        {children}
      </Button>
    );
  }
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <span>
        <Button {...button} danger={false} aria-disabled aria-describedby={id} className={styles.disabled}>
          {children}
          <span id={id} hidden>
            {reason}
          </span>
        </Button>
      </span>
    </Tooltip>
  );
}
