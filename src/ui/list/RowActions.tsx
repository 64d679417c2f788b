import { useId } from 'react';
import { LinkButton } from '../Button';
import { useRest } from '../useRest';
import { fitActions } from './fitActions';
import { inOrder } from './rowAction';
import type { RowAction } from './rowAction';
import { RowMenu } from './RowMenu';
import styles from './RowActions.module.css';

interface Props {
  actions: readonly RowAction[];
  /** Room in the row, as `actionsRoom` gives it. */
  roomPx: number;
  /** Accessible name of the menu; it names the row. */
  moreLabel: string;
}

/** The actions of a row as buttons, those that do not fit in a menu behind them. */
export function RowActions({ actions, roomPx, moreLabel }: Props) {
  const ordered = inOrder(actions);
  const count = fitActions(
    ordered.map(({ text }) => text),
    roomPx,
  );
  return (
    <span className={styles.actions}>
      {ordered.slice(0, count).map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {count < ordered.length && <RowMenu label={moreLabel} actions={ordered.slice(count)} />}
    </span>
  );
}

/** A plain button, because antd's buttons take longer to render than the rest of their rows. */
function ActionButton({ action }: { action: RowAction }) {
  const { text, label, isDanger, isBusy, isDisabled, reason, onRest, onPress } = action;
  const id = useId();
  const rest = useRest(onRest);
  return (
    <LinkButton
      className={styles.action}
      data-danger={isDanger || undefined}
      aria-label={label}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      title={reason}
      aria-disabled={reason === undefined ? undefined : true}
      aria-describedby={reason === undefined ? undefined : id}
      onClick={onPress}
      {...rest}
    >
      {text}
      {reason !== undefined && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </LinkButton>
  );
}
