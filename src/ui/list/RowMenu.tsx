import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { lazyPart } from '../lazyComponent';
import type { RowAction } from './rowAction';
import styles from './RowActions.module.css';

const MenuPanel = lazyPart(async () => (await import('./MenuPanel')).MenuPanel, null);

interface Props {
  /** Accessible name; it names the row. */
  label: string;
  actions: readonly RowAction[];
  icon?: IconName;
  className?: string;
  /** -1 within a grid, which has one tab stop and keys of its own for its menus. */
  tabIndex?: number;
}

/** The button ⋯ of a row with a menu of its actions. Enter, Space and the arrow keys open it, Escape closes it. */
export function RowMenu({ label, actions, icon = 'more', className = '', tabIndex }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const dismiss = useCallback(() => setIsOpen(false), []);
  const handleClose = () => {
    dismiss();
    opener.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // The arrow keys also move from row to row.
    event.preventDefault();
    event.stopPropagation();
    setIsOpen(true);
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        tabIndex={tabIndex}
        className={`${styles.more} ${className}`}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={actions.some(({ isBusy }) => isBusy) || undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKeyDown}
      >
        <Icon name={icon} />
      </button>
      {isOpen && (
        <MenuPanel label={label} actions={actions} opener={opener} onClose={handleClose} onDismiss={dismiss} />
      )}
    </>
  );
}
