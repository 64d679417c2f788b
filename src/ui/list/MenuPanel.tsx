import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { panelPlace } from '../popup/panelPlace';
import { useDismissal } from '../popup/useDismissal';
import { Icon } from '../Icon';
import type { RowAction } from './rowAction';
import styles from './MenuPanel.module.css';

const WIDTH_PX = 176;

interface Props {
  label: string;
  actions: readonly RowAction[];
  opener: RefObject<HTMLButtonElement | null>;
  /** The person has finished: the focus returns to the button. */
  onClose(): void;
  /** Something else has taken the focus. */
  onDismiss(): void;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const ITEMS = '[role^="menuitem"]';

/** The menu of a row's actions. */
export function MenuPanel({ label, actions, opener, onClose, onDismiss }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const place = panelPlace((opener.current as HTMLElement).getBoundingClientRect(), WIDTH_PX, {
    width: window.innerWidth,
    height: window.innerHeight,
  });

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(ITEMS)?.focus();
  }, []);
  useDismissal(panel, opener, onDismiss);

  const handleKeyDown = (event: KeyboardEvent) => {
    // The keys of the menu are not those of the rows, although React passes its events on to them.
    event.stopPropagation();
    const step = STEPS[event.key];
    if (step) {
      const all = items();
      event.preventDefault();
      all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
  };
  return createPortal(
    <div
      ref={panel}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      style={place}
      onKeyDown={handleKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      {actions.map(({ key, text, label: name, isDanger, isBusy, isDisabled, isChecked, reason, onPress }) => (
        <button
          key={key}
          type="button"
          role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={isChecked}
          tabIndex={-1}
          className={styles.item}
          data-danger={isDanger || undefined}
          aria-label={name}
          aria-busy={isBusy || undefined}
          aria-disabled={isDisabled || reason !== undefined || undefined}
          aria-description={reason}
          title={reason}
          onClick={() => {
            if (isDisabled) return;
            // Closed first, so that a question that the action asks returns the focus to the row.
            onClose();
            onPress();
          }}
        >
          {text}
          {isChecked !== undefined && <span className={styles.mark}>{isChecked && <Icon name="check" />}</span>}
        </button>
      ))}
    </div>,
    document.body,
  );
}
