import { useEffect, useRef } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { ListCheck } from '../list/ListCheck';
import { canHide, canMove } from './arrangeColumns';
import type { Arranged, SettableColumn } from './arrangeColumns';
import type { ColumnTexts } from './columnSettings';
import styles from './ColumnPanel.module.css';

interface ColumnItemProps {
  column: Arranged<SettableColumn>;
  arranged: readonly Arranged<SettableColumn>[];
  texts: ColumnTexts;
  onShow(isShown: boolean): void;
  onMove(by: 1 | -1): void;
}

/** One column in the settings. */
export function ColumnItem({ column, arranged, texts, onShow, onMove }: ColumnItemProps) {
  const { key, title, isShown } = column;
  const pressed = useRef<HTMLButtonElement>(null);
  // An element that moves in the document loses the focus.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [arranged]);
  const button = (name: 'up' | 'down', by: 1 | -1) => {
    const isAtEnd = !canMove(arranged, key, by);
    return (
      <IconButton
        size="small"
        className={styles.move}
        label={texts[name](title)}
        aria-disabled={isAtEnd || undefined}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          pressed.current = currentTarget;
          onMove(by);
        }}
      >
        <Icon name={name} />
      </IconButton>
    );
  };
  return (
    <li className={styles.item}>
      <label className={styles.label}>
        <ListCheck state={isShown ? 'all' : 'none'} isDisabled={!canHide(arranged, column)} onCheck={onShow} />
        <span>{title}</span>
      </label>
      {button('up', -1)}
      {button('down', 1)}
    </li>
  );
}
