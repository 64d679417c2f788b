import { useEffect, useRef } from 'react';
import { usePage } from '../../react/pageContext';
import { Icon } from '../shared/Icon';
import { canMove } from './arrangeColumns';
import type { ArrangedColumn } from './arrangeColumns';
import styles from './columnPanel.module.css';

interface ColumnItemProps {
  entry: ArrangedColumn;
  arranged: readonly ArrangedColumn[];
  /** The only one that is shown: it stays. */
  isLast: boolean;
  onShow(isShown: boolean): void;
  onMove(by: 1 | -1): void;
}

/** One column in the settings. */
export function ColumnItem({ entry: { key, column, isShown }, arranged, isLast, onShow, onMove }: ColumnItemProps) {
  const page = usePage();
  const title = page.text(column.title);
  const pressed = useRef<HTMLButtonElement>(null);
  // An element that moves in the document loses the focus.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [arranged]);
  const button = (name: 'up' | 'down', by: 1 | -1) => {
    const isAtEnd = !canMove(arranged, key, by);
    return (
      <button
        type="button"
        className={styles.move}
        aria-label={page.host.t(`engine.columns.${name}`, { title })}
        aria-disabled={isAtEnd || undefined}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          pressed.current = currentTarget;
          onMove(by);
        }}
      >
        <Icon name={name} />
      </button>
    );
  };
  return (
    <li className={styles.item}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isShown}
          disabled={isLast}
          onChange={({ currentTarget }) => onShow(currentTarget.checked)}
        />
        <span>{title}</span>
      </label>
      {button('up', -1)}
      {button('down', 1)}
    </li>
  );
}
