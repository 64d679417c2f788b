import { ArrowDownOutlined, ArrowUpOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { usePortal, useT } from '../sdk/hooks';
import type { DataColumn } from './columns';
import styles from './ColumnSettingsButton.module.css';
import { arrangeColumns, moveColumn, readSettings, showColumn } from './columnSettings';
import type { ArrangedColumn, ColumnSettings } from './columnSettings';

export interface ColumnArrangement<T> {
  readonly arranged: readonly ArrangedColumn<T>[];
  /** Undefined restores the screen's own order. */
  change(settings: ColumnSettings | undefined): void;
}

/** The columns of a list as the person has arranged them; kept by tenant, account and list. */
export function useColumnSettings<T>(listId: string, columns: readonly DataColumn<T>[]): ColumnArrangement<T> {
  const { preferences } = usePortal();
  const key = `columns.${listId}`;
  const [settings, setSettings] = useState(() => readSettings(preferences.get(key)));
  return {
    arranged: arrangeColumns(columns, settings),
    change(next) {
      setSettings(next);
      preferences.set(key, next);
    },
  };
}

/** A button with a panel in which columns are shown, hidden and moved. Escape and a press beside it close the panel. */
export function ColumnSettingsButton<T>({ arranged, change }: ColumnArrangement<T>) {
  const t = useT();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    opener.current?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div className={styles.frame} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Button
        ref={opener}
        type="text"
        size="small"
        icon={<SettingOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('ui.columns')}
      </Button>
      {isOpen && (
        <div ref={panel} id={id} className={styles.panel} role="dialog" aria-label={t('ui.columns')} tabIndex={-1}>
          <ul className={styles.list}>
            {arranged.map((entry, index) => (
              <ColumnItem key={entry.column.key} entry={entry} index={index} arranged={arranged} change={change} />
            ))}
          </ul>
          <Button type="link" size="small" onClick={() => change(undefined)}>
            {t('ui.columns.reset')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ItemProps<T> extends ColumnArrangement<T> {
  entry: ArrangedColumn<T>;
  index: number;
}

function ColumnItem<T>({ entry: { column, isShown }, index, arranged, change }: ItemProps<T>) {
  const t = useT();
  const { key, title, inList } = column;
  const move = (by: 1 | -1) => () => change(moveColumn(arranged, key, by));
  const isLast = index === arranged.length - 1;
  return (
    <li className={styles.item}>
      <Checkbox
        checked={isShown}
        disabled={inList === 'headline'}
        onChange={({ target }) => change(showColumn(arranged, key, target.checked))}
      >
        {title}
      </Checkbox>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('ui.columns.up', { title })}
        aria-disabled={index === 0}
        onClick={move(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('ui.columns.down', { title })}
        aria-disabled={isLast}
        onClick={move(1)}
      />
    </li>
  );
}
