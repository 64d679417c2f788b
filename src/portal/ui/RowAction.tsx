import { useId } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import { LinkButton } from '../../ui/Button';
import { usePortal } from '../sdk/hooks';
import styles from './RowAction.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  isDanger?: boolean;
  /** Why the action is unavailable for this row; undefined when it is available. */
  reason?: string;
}

/**
 * An action in the last column of a list. While it is unavailable it can be focused, and a press shows the reason. It
 * is a plain button, because antd's buttons take longer to render than the rest of their rows.
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
