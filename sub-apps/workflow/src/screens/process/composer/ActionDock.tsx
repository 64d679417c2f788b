import { useNarrow, useT } from '@atrium/portal/sdk';
import { BusyButton, ReasonButton, RowMenu } from '@atrium/portal/ui';
import type { RowAction } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import type { ProcessAction } from '../../../api/process';
import { ACTION_RULES } from '../actionRules';
import type { ActionBar } from '../actionRules';
import styles from './ActionDock.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  bar: ActionBar;
  /** The action whose form is open. */
  chosen: ProcessAction | undefined;
  running: ProcessAction | undefined;
  /** Why an action is not possible now; undefined when it is. */
  reasonOf(action: ProcessAction): string | undefined;
  /** What the action needs is hidden, and keeps its input. */
  isFolded: boolean;
  /** What the action needs, above the buttons. */
  children: ReactNode;
  /** Further items of the menu, after the actions. */
  items: readonly RowAction[];
  /** Opens the form of an action, or does it where it needs none; undefined closes the form. */
  onChoose(action: ProcessAction | undefined): void;
  onRun(action: ProcessAction): void;
}

/** The buttons of a process below what the chosen action needs; the rarer ones are in a menu. */
export function ActionDock(props: Props) {
  const { ref, bar, chosen, running, reasonOf, isFolded, children, items, onChoose, onRun } = props;
  const t = useT();
  const isNarrow = useNarrow();
  const buttons = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(chosen);
  useEffect(() => {
    const isClosed = wasChosen.current !== undefined && chosen === undefined;
    wasChosen.current = chosen;
    // The button that had the focus is gone with the form.
    if (isClosed && document.activeElement === document.body) buttons.current?.querySelector('button')?.focus();
  }, [chosen]);
  const textOf = (action: ProcessAction) => t(`workflow.process.action.${action}`);
  const isBusy = running !== undefined;
  /** Approving and rejecting share the open comment; everything else opens its own form. */
  const press = (action: ProcessAction) =>
    action === 'approve' || action === 'reject' ? onRun(action) : onChoose(action);
  const menu = [
    ...bar.more.map((action) => ({
      key: action,
      text: textOf(action),
      label: textOf(action),
      isDanger: ACTION_RULES[action].isDanger ?? false,
      isDisabled: isBusy,
      onPress: () => press(action),
    })),
    ...items,
  ];
  return (
    <div ref={ref} className={styles.dock}>
      {children && (
        <div className={styles.form} hidden={isFolded}>
          {children}
        </div>
      )}
      <div ref={buttons} className={styles.bar}>
        {chosen && (
          <Button disabled={isBusy} onClick={() => onChoose(undefined)}>
            {t('ui.cancel')}
          </Button>
        )}
        {(chosen ? [chosen] : bar.main).map((action, index, { length }) => {
          // Another button than the one that has opened the form, so that a double click does not confirm it.
          const key = chosen ? `confirm ${action}` : action;
          const text = chosen ? t('workflow.process.confirm', { action: textOf(action) }) : textOf(action);
          const isMain = chosen !== undefined || (index === length - 1 && ACTION_RULES[action].isMinor !== true);
          const type = isMain ? 'primary' : 'default';
          const reason = reasonOf(action);
          if (reason !== undefined) {
            return (
              <ReasonButton key={key} type={type} reason={reason}>
                {text}
              </ReasonButton>
            );
          }
          return (
            <BusyButton
              key={key}
              type={type}
              danger={ACTION_RULES[action].isDanger ?? false}
              isBusy={running === action}
              disabled={isBusy && running !== action}
              onClick={() => (chosen ? onRun(action) : press(action))}
            >
              {text}
            </BusyButton>
          );
        })}
        {!(chosen && isNarrow) && (
          <div className={styles.aside}>
            <RowMenu label={t('workflow.process.more')} actions={menu} className={styles.more} />
          </div>
        )}
      </div>
    </div>
  );
}
