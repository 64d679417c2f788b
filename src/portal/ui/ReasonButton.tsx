import { Button, Tooltip } from 'antd';
import type { ButtonProps } from 'antd';
import { useId } from 'react';
import styles from './ReasonButton.module.css';

interface Props extends Omit<ButtonProps, 'disabled'> {
  /** Why it cannot be used now; without one it can. */
  reason?: string;
}

/** A button that, while it cannot be used, stays reachable and says why. */
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
