import { useId } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import { LinkButton } from '../../ui/Button';
import { usePortal } from '../sdk/hooks';
import styles from './RowAction.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  isDanger?: boolean;
  /** Why it cannot be used on this row; without one it can. */
  reason?: string;
}

/**
 * An action in the last column of a list. While it cannot be used, it stays reachable and a press says why. It is a plain
 * button, because those of antd take longer to render than everything else in their rows.
 */
export function RowAction({ isDanger = false, reason, onClick, children, ...rest }: Props) {
  const { message } = usePortal();
  const id = useId();
  if (reason !== undefined)
    return (
      <LinkButton
        {...rest}
        className={`${styles.action} ${styles.blocked}`}
        title={reason}
        aria-disabled
        aria-describedby={id}
        onClick={() => message.info(reason)}
      >
        {children}
        <span id={id} hidden>
          {reason}
        </span>
      </LinkButton>
    );
  return (
    <LinkButton {...rest} className={`${styles.action} ${isDanger ? styles.danger : ''}`} onClick={onClick}>
      {children}
    </LinkButton>
  );
}
